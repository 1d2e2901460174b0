import { appendFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { barriers } from './barriers/barriers.ts';
import { openWorkshop } from './barriers/workshop.ts';

/** Plants each barrier and keeps what finds it. scripts/barriers.mjs runs it and judges; here only what cannot be planted fails. */
const FOLDER = fileURLToPath(new URL('../../../test-results/barriers/', import.meta.url));

const test = base.extend<object, { workshop: Awaited<ReturnType<typeof openWorkshop>> }>({
  workshop: [
    async ({ browser }, use) => {
      const workshop = await openWorkshop({ browser });
      await use(workshop);
      await workshop.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off', screenshot: 'off' });

for (const barrier of barriers) {
  test(`${barrier.criterion} ${barrier.id}`, async ({ workshop }) => {
    const caughtBy = await workshop.catchesOf(barrier);
    const { id, criterion, name, isOfGds = false, on } = barrier;
    const line = { id, criterion, name, source: isOfGds ? 'GDS' : 'WCAG 2.2', on, caughtBy };
    mkdirSync(FOLDER, { recursive: true });
    appendFileSync(`${FOLDER}results.jsonl`, `${JSON.stringify(line)}\n`);
  });
}
