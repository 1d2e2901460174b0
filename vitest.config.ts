import { defineConfig } from 'vitest/config';
import { generate } from './scripts/generate.mjs';

generate();

type Settings = { testTimeout: number; hookTimeout: number; globalSetup?: string | string[] };

/** Rings of the design, section 10, that need no browser of their own. `npx vitest run --project unit` runs one. */
const ring = (name: string, settings: Settings) => ({
  extends: true as const,
  test: { name, include: [`tests/*/${name}/**/*.test.{ts,tsx}`], ...settings },
});

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // The files of a ring share what they import: each would load the house anew, which costs more than its tests.
    poolOptions: { forks: { minForks: 1, maxForks: 2, isolate: false } },
    projects: [
      ring('unit', { testTimeout: 10_000, hookTimeout: 10_000 }),
      ring('contract', {
        testTimeout: 30_000,
        hookTimeout: 60_000,
        globalSetup: 'tests/support/postgres-setup.ts',
      }),
      ring('portal', {
        testTimeout: 120_000,
        hookTimeout: 60_000,
        globalSetup: ['tests/support/build-setup.ts', 'tests/support/postgres-setup.ts'],
      }),
      ring('a11y', { testTimeout: 60_000, hookTimeout: 120_000 }),
    ],
  },
});
