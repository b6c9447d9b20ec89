import { statisticsJson } from '../faces/json/review-json.ts';
import { statisticsLines } from '../faces/plain/statistics-lines.ts';
import { statisticsOf } from '../review/statistics.ts';
import type { Run } from './command.ts';
import { isForPrograms } from './face.ts';
import { printLines } from './io.ts';
import { spelled, spelledJson } from './spelling.ts';
import { theStore } from './store.ts';

export const stats: Run = async (given, io) => {
  const isJson = isForPrograms(given);
  const statistics = statisticsOf(theStore(io).all());
  await printLines(
    io,
    isJson
      ? spelledJson(given, [statisticsJson(statistics)])
      : spelled(given, statisticsLines(statistics, given.options.has('ascii'))),
  );
};
