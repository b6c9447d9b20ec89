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
  /** A line between board and story. */
  readonly gap: number;
};

/** From here on the panel fits beside a board of sixteen bits. */
const widthForBoth = 78;
const leastPanel = 28;
const mostPanel = 46;
/** Further down, what can be done would be too far from what it is done to. */
const tallestBoard = 16;
/** A bar and a blank. */
const between = 2;

/** The same all game long: nothing moves on the screen but what is played. */
export const layoutOf = ({ width, height }: Pick<Room, 'width' | 'height'>): Layout => {
  const isNarrow = width < widthForBoth;
  const panelWidth = isNarrow
    ? width - 2
    : Math.min(mostPanel, Math.max(leastPanel, Math.floor(width * 0.36)));
  const isTall = height >= 20;
  const goal = isTall ? 2 : 0;
  const story = isTall ? 3 : 2;
  const prompt = isTall ? 3 : 2;
  const gap = isTall ? 1 : 0;
  return {
    isNarrow,
    board: {
      width: isNarrow ? width : width - panelWidth - between,
      height: Math.min(tallestBoard, height - goal - gap - story - prompt),
    },
    panel: { width: panelWidth, height },
    goal,
    story,
    prompt,
    gap,
  };
};
