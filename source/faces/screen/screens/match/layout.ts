import type { Room } from '../../room.ts';

/** Where things stand in the room below the header. */
export type Layout = {
  /** Whether the panel is a page of its own. */
  readonly isNarrow: boolean;
  readonly board: { readonly width: number; readonly height: number };
  readonly panel: { readonly width: number; readonly height: number };
  /** Lines above the board that say what the game is about. */
  readonly goal: number;
  /** Lines below the board: what happened, and what to do. */
  readonly story: number;
  readonly prompt: number;
};

/** From here on the panel fits beside a board of sixteen bits. */
const widthForBoth = 78;
const leastPanel = 29;
const mostPanel = 46;
/** A bar and a blank. */
const between = 2;

/** The same all game long: nothing moves on the screen but what is played. */
export const layoutOf = ({ width, height }: Pick<Room, 'width' | 'height'>): Layout => {
  const isNarrow = width < widthForBoth;
  const panelWidth = isNarrow
    ? width - 2
    : Math.min(mostPanel, Math.max(leastPanel, Math.floor(width * 0.36)));
  const goal = height >= 19 ? 2 : 0;
  const story = height >= 19 ? 3 : 2;
  const prompt = 2;
  const gaps = (goal > 0 ? 1 : 0) + (height >= 16 ? 1 : 0);
  return {
    isNarrow,
    board: {
      width: isNarrow ? width : width - panelWidth - between,
      height: height - goal - story - prompt - gaps,
    },
    panel: { width: panelWidth, height },
    goal,
    story,
    prompt,
  };
};
