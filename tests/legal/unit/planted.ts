import type { Barrier, Criterion, Evidence, Proof } from '#app/domain/legal/proof.ts';

/** A barrier that is open, conforms to nothing and stops nobody. */
export const barrier = (change: Partial<Barrier> = {}): Barrier => ({
  id: 'planted',
  criterion: '1.1.1',
  path: '/bookings',
  plannedFor: null,
  blocks: false,
  effect: { pl: 'Podłożona przeszkoda.', en: 'A planted barrier.' },
  alternative: { pl: 'Zadzwoń.', en: 'Ring us.' },
  reason: 'nonconformity',
  foundOn: '2026-11-24',
  closedOn: null,
  ...change,
});

export const criterion = (change: Partial<Criterion> = {}): Criterion => ({
  id: '1.1.1',
  level: 'A',
  how: ['axe'],
  kind: 'automatic',
  result: 'passed',
  name: { pl: 'Treść nietekstowa', en: 'Non-text Content' },
  ...change,
});

const EXAMINED: Evidence = {
  version: '1.0.0',
  madeAt: '2026-11-24',
  commit: 'abc1234',
  matrix: {
    states: 10,
    cells: 960,
    planned: 960,
    faults: 0,
    minutes: 30,
    languages: ['pl', 'en'],
    contrasts: ['default'],
    textSizes: ['100'],
    widths: [320],
  },
  engines: [{ name: 'axe', version: '4.14.1', rules: 105, rulesOff: 0, documents: 960, faults: 0 }],
  reviews: { count: 8, open: 0 },
  disputed: [],
  barriers: { planted: 80, caught: 78, caughtByTest: 60 },
  transcripts: [],
  browsers: [{ name: 'Firefox', version: '140', documents: 960, stories: 24, faults: 0 }],
  history: [{ version: '1.0.0', madeAt: '2026-11-24', cells: 960, faults: 0, barriersCaught: 78 }],
};

export const evidence = (change: Partial<Evidence> = {}): Evidence => ({ ...EXAMINED, ...change });

/** All is proved and nothing is open, but for what is planted. */
export const proofWith = (change: Partial<Proof> = {}): Proof => ({
  barriers: [],
  criteria: [criterion()],
  evidence: evidence(),
  ...change,
});

export const faulty = {
  matrix: evidence({ matrix: { ...EXAMINED.matrix, faults: 1 } }),
  engine: evidence({ engines: EXAMINED.engines.map((engine) => ({ ...engine, faults: 2 })) }),
  browser: evidence({ browsers: EXAMINED.browsers.map((browser) => ({ ...browser, faults: 3 })) }),
  review: evidence({ reviews: { count: 8, open: 1 } }),
  unfinished: evidence({ matrix: { ...EXAMINED.matrix, cells: 959 } }),
  neverRun: evidence({ matrix: { ...EXAMINED.matrix, cells: 0, planned: 0 } }),
};
