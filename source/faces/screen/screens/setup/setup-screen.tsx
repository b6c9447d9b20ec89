import { useState } from 'react';
import { isRefusal } from '../../../../game/refusal.ts';
import { Frame } from '../../frame.tsx';
import { useNavigation } from '../../navigation.ts';
import { line, span } from '../../text/line.ts';
import { decodeForm, rawOf } from './form.ts';
import {
  type SetupAction,
  type SetupState,
  actInSetup,
  isTypingInSetup,
  openSetup,
  setupBindings,
  setupLines,
  typeInSetup,
} from './state.ts';

/** Everything that can be agreed before a match; Enter takes it as it stands. */
export const SetupScreen = ({ game: id }: { readonly game: string }) => {
  const { services, replace, say, attempt } = useNavigation();
  const game = services.games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const [state, setState] = useState<SetupState>(() => {
    const { setups, name } = services.preferences();
    return openSetup(game, decodeForm(game, setups[game.id] ?? {}, name));
  });

  const start = (): void => {
    const { form } = state;
    const session = attempt(() => services.start(game, rawOf(form)));
    if (session === undefined) return;
    if (isRefusal(session)) return say(session.message);
    const preferences = services.preferences();
    attempt(() =>
      services.keepPreferences({
        ...preferences,
        name: form.name,
        lastGame: game.id,
        setups: { ...preferences.setups, [game.id]: form },
      }),
    );
    replace({ at: 'match', session });
  };

  const act = (action: SetupAction): void => {
    if (action === 'start') start();
    else setState((before) => actInSetup(game, before, action));
  };

  return (
    <Frame
      title={line(span(game.name, 'bold'), '  new match')}
      bindings={setupBindings}
      onAction={act}
      onText={
        isTypingInSetup(game, state)
          ? (key) => setState((before) => typeInSetup(game, before, key))
          : undefined
      }
    >
      {(room) => setupLines(game, state, room)}
    </Frame>
  );
};
