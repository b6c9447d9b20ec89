import type { Place } from '../navigation.ts';
import { LearnScreen } from './learn/learn-screen.tsx';
import { MatchScreen } from './match/match-screen.tsx';
import { MatchesScreen } from './matches/matches-screen.tsx';
import { MenuScreen } from './menu/menu-screen.tsx';
import { ReplayScreen } from './replay/replay-screen.tsx';
import { ReviewScreen } from './review/review-screen.tsx';
import { RulesScreen } from './rules/rules-screen.tsx';
import { SettingsScreen } from './settings/settings-screen.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';
import { StatisticsScreen } from './statistics/statistics-screen.tsx';

/** Which screen shows a place. */
export const ScreenAt = ({ place }: { readonly place: Place }) => {
  switch (place.at) {
    case 'menu':
      return <MenuScreen />;
    case 'setup':
      return <SetupScreen game={place.game} />;
    case 'match':
      return <MatchScreen session={place.session} />;
    case 'matches':
      return <MatchesScreen />;
    case 'replay':
      return <ReplayScreen reference={place.reference} event={place.event} perspective={place.perspective} />;
    case 'review':
      return <ReviewScreen reference={place.reference} />;
    case 'learn':
      return <LearnScreen reference={place.reference} />;
    case 'statistics':
      return <StatisticsScreen />;
    case 'rules':
      return <RulesScreen game={place.game} />;
    case 'settings':
      return <SettingsScreen />;
  }
};
