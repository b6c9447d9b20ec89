import type { Statistics } from '../../../../review/statistics-contract.ts';
import { FaultScreen } from '../../fault-screen.tsx';
import { Frame } from '../../frame.tsx';
import { useLoaded } from '../../loaded.ts';
import { useLooks } from '../../looks.ts';
import { useNavigation } from '../../navigation.ts';
import { scrollBindings, useScroll } from '../../scrolled.ts';
import { useTerminalSize } from '../../terminal/terminal-size.ts';
import { line, span } from '../../text/line.ts';
import { statisticsLines } from './lines.ts';

/** What the saved matches say about the people who played them. */
export const StatisticsScreen = () => {
  const { services } = useNavigation();
  const loaded = useLoaded(services.statistics);
  return 'fault' in loaded ? (
    <FaultScreen title="Statistics" fault={loaded.fault} />
  ) : (
    <StatisticsOf statistics={loaded.value} />
  );
};

const StatisticsOf = ({ statistics }: { readonly statistics: Statistics }) => {
  const { services } = useNavigation();
  const { isAscii } = useLooks();
  const { columns } = useTerminalSize();
  const { shown, scroll } = useScroll(
    statisticsLines(statistics, services.games, { width: columns }, isAscii),
  );
  return (
    <Frame title={line(span('Statistics', 'bold'))} bindings={scrollBindings} onAction={scroll}>
      {() => shown}
    </Frame>
  );
};
