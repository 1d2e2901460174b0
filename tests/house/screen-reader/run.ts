import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRunningPortal } from '#tests/support/running-portal.ts';
import { versions } from './desktop.ts';
import { allFlows } from './flows.ts';
import { walkFlow } from './walk.ts';

/**
 * `npm run audit:screen-reader -- [names of flows]`: Orca is listened to while flows are walked by real keys, and what it said is
 * written down. Ends with 1 when something was heard otherwise than it must be.
 */
const FOLDER = 'docs/accessibility/transcripts';

const names = process.argv.slice(2);
const flows = (await allFlows()).filter(({ name }) => names.length === 0 || names.includes(name));
if (flows.length === 0) throw new Error(`No flow is named so: ${names.join(', ')}`);

const tell = (text: string) => process.stdout.write(`${text}\n`);

mkdirSync(FOLDER, { recursive: true });
const portal = await openRunningPortal({ isProviderRemote: false });
try {
  for (const flow of flows) {
    const start = performance.now();
    const { lines, faults } = await walkFlow({ flow, portal });
    const [date = ''] = new Date().toISOString().split('T');
    const head = [`Flow: ${flow.title}`, `Date: ${date}`, versions(), ''];
    writeFileSync(join(FOLDER, `${flow.name}.txt`), [...head, ...lines, ''].join('\n'));
    const seconds = Math.round((performance.now() - start) / 1_000);
    tell(`${faults.length === 0 ? 'heard' : 'WRONG'}  ${flow.name}, ${seconds} s`);
    for (const fault of faults) tell(`       ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await portal.stop();
}
