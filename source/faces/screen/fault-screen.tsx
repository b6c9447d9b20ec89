import { Frame } from './frame.tsx';
import { blank, line, span } from './text/line.ts';
import { paragraph } from './text/wrap.ts';

/** Stands where a screen would, when what it shows cannot be read. */
export const FaultScreen = ({ title, fault }: { readonly title: string; readonly fault: string }) => (
  <Frame title={line(span(title, 'bold'))} bindings={[]} onAction={() => {}}>
    {({ width }) => [blank, ...paragraph(fault, width - 4, 'bold', line('  '))]}
  </Frame>
);
