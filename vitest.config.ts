import { defineConfig } from 'vitest/config';
import { setRunClock } from './tests/support/run-clock.ts';
import { generate } from './scripts/generate.mjs';

generate();
setRunClock();

/** Rings of the design, section 10, that need no browser of their own. `npx vitest run --project unit` runs one. */
const ring = (name: string, settings: { globalSetup?: string[] } = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/*/${name}/**/*.test.{ts,tsx}`], ...settings },
});

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    setupFiles: ['tests/support/fixed-seed.ts'],
    // The files of a ring share what they import: each would load the house anew, which costs more than its tests.
    maxWorkers: 2,
    isolate: false,
    // These end what hangs, and prove nothing: on a machine that is busy a test takes its time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      ring('unit'),
      ring('contract', { globalSetup: ['tests/support/postgres-setup.ts'] }),
      ring('portal', { globalSetup: ['tests/support/build-setup.ts', 'tests/support/postgres-setup.ts'] }),
      ring('a11y'),
    ],
  },
});
