import { statisticsJson } from '../faces/json/review-json.ts';
import { statisticsLines } from '../faces/plain/statistics-lines.ts';
import type { Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { printLines } from './io.ts';
import { spelled, spelledJson } from './spelling.ts';
import { statisticsIn } from './statistics.ts';
import { theStore } from './store.ts';

export const stats: Run = async (given, io) => {
  const isJson = isForPrograms(given);
  const statistics = statisticsIn(theStore(io));
  await printLines(
    io,
    isJson
      ? spelledJson(given, [statisticsJson(statistics)])
      : spelled(given, statisticsLines(statistics, given.options.has('ascii'))),
  );
};
