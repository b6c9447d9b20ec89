import { defineConfig } from 'vitest/config';

/** Two projects: `unit` needs nothing but the source, `end-to-end` runs the built program in pipes and pseudo-terminals. */
export default defineConfig({
  test: {
    // Vitest would leave a core to itself: of two, that is half.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/end-to-end/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'end-to-end',
          globalSetup: 'test/helpers/build.ts',
          include: ['test/end-to-end/**/*.test.{ts,tsx}'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
