/** What is known of the time that a long computation takes. */
export type Progress = {
  readonly done: number;
  readonly all: number;
  readonly seconds: number;
};

export type Bar = { readonly full: string; readonly empty: string };
export const drawnBar: Bar = { full: '█', empty: '░' };
export const asciiBar: Bar = { full: '#', empty: '.' };

const widest = 30;
const narrowest = 5;

/** A number as people read it: few digits for few, whole ones for many. */
export const formatRate = (rate: number): string =>
  rate < 10 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');

/** How long, in words: `8 s`, `2 min 5 s`. */
export const formatTime = (seconds: number): string => {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
};

/** One line, never wider than the terminal: the bar gives way first, then the words from the right. */
export const progressLine = ({ done, all, seconds }: Progress, columns: number, bar: Bar): string => {
  const rate = done / Math.max(seconds, 0.001);
  const parts = [
    `${Math.floor((100 * done) / all)} %`.padStart(5),
    `${done.toLocaleString('en')} of ${all.toLocaleString('en')} games`,
    `${formatRate(rate)} a second`,
    done === 0 ? '' : `${formatTime((all - done) / rate)} left`,
  ];
  const words = parts.filter((part) => part !== '').join('  ');
  // The last column stays free: some terminals wrap as soon as it is written.
  const room = Math.min(columns - 1 - words.length - 2, widest);
  if (room < narrowest) return words.slice(0, Math.max(columns - 1, 0));
  const filled = Math.floor((room * done) / all);
  return `${bar.full.repeat(filled)}${bar.empty.repeat(room - filled)}  ${words}`;
};
