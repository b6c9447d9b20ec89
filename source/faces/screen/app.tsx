import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Services } from '../../session/services.ts';
import { LooksContext, looksOf } from './looks.ts';
import {
  type Navigation,
  NavigationContext,
  type Notice,
  NoticeContext,
  OnTopContext,
  type Place,
  silence,
} from './navigation.ts';
import { ScreenAt } from './screens/index.tsx';
import { useExit } from './terminal/use-exit.ts';

export type AppProps = {
  readonly services: Services;
  readonly start: Place;
  readonly isAscii: boolean;
  /** Hears where somebody is whenever that changes. */
  readonly onMove?: (places: readonly Place[]) => void;
};

/** A place on the way from the menu to where somebody is; the number tells two visits apart. */
type Visit = { readonly place: Place; readonly number: number };

/** The whole program on the screen: a stack of places, of which the last is seen. */
export const App = ({ services, start, isAscii: isAsciiAtFirst, onMove }: AppProps) => {
  const exit = useExit();
  const numbers = useRef(1);
  const [stack, setStack] = useState<readonly Visit[]>(() =>
    start.at === 'menu'
      ? [{ place: start, number: 0 }]
      : [
          { place: { at: 'menu' }, number: 0 },
          { place: start, number: 1 },
        ],
  );
  const [notice, setNotice] = useState<Notice>(silence);
  const [isAscii, setAscii] = useState(isAsciiAtFirst);

  useEffect(() => onMove?.(stack.map(({ place }) => place)), [onMove, stack]);

  const visit = useCallback((place: Place): Visit => {
    numbers.current += 1;
    return { place, number: numbers.current };
  }, []);

  const navigation = useMemo((): Navigation => {
    const say = (words: string): void => setNotice({ words });
    return {
      services,
      go: (place) => setStack((visits) => [...visits, visit(place)]),
      replace: (place) => setStack((visits) => [...visits.slice(0, -1), visit(place)]),
      back: () => setStack((visits) => (visits.length > 1 ? visits.slice(0, -1) : visits)),
      home: () => setStack((visits) => visits.slice(0, 1)),
      leave: () => exit(),
      say,
      hush: (old) => setNotice((current) => (current === old ? silence : current)),
      attempt: (action) => {
        try {
          return action();
        } catch (error) {
          say(error instanceof Error ? error.message : String(error));
          return undefined;
        }
      },
      setAscii,
    };
  }, [exit, services, visit]);

  const looks = useMemo(() => looksOf(isAscii), [isAscii]);
  return (
    <NavigationContext value={navigation}>
      <LooksContext value={looks}>
        <NoticeContext value={notice}>
          {stack.map(({ place, number }, index) => (
            <OnTopContext key={number} value={index === stack.length - 1}>
              <ScreenAt place={place} />
            </OnTopContext>
          ))}
        </NoticeContext>
      </LooksContext>
    </NavigationContext>
  );
};
