import { afterEach, beforeEach, expect, it } from 'vitest';
import { aBrowser, gateWith, posted } from '#tests/support/gate.ts';

let gate: Awaited<ReturnType<typeof gateWith>>;
beforeEach(async () => {
  gate = await gateWith();
});
afterEach(() => gate.close());

const TOO_LONG: [string, string][] = [
  ['a path', `/x${'/'.repeat(2_000)}a`],
  ['a value', `/login?guid=${','.repeat(2_001)}`],
  ['a value that is written in escapes', `/login?guid=${'%2C'.repeat(2_001)}`],
  ['a name', `/login?${'n'.repeat(101)}=1`],
  ['a query of many', `/login?${'a=1&'.repeat(2_001)}`],
];

it.each(TOO_LONG)('%s that is longer than any is refused before anything reads it', async (_, path) => {
  const answer = await gate.ask(path);
  expect([answer.status, gate.seen.length]).toEqual([414, 0]);
  const [{ request, context } = { request: null, context: null }] = gate.refusals;
  expect([context?.refusal?.reason, context?.formPath, new URL(request!.url).pathname]).toEqual([
    'address-too-long',
    '/',
    '/refused',
  ]);
});

it('a form that is sent there is refused as well', async () => {
  const answer = await gate.ask(
    `/login?guid=${','.repeat(2_001)}`,
    posted({ a: '1' }, { browser: aBrowser() }),
  );
  expect([answer.status, gate.seen.length]).toEqual([414, 0]);
});

it('the longest that there are are let through', async () => {
  const answer = await gate.ask(`/${'a'.repeat(1_999)}?${'n'.repeat(100)}=${'%2C'.repeat(2_000)}`);
  expect([answer.status, gate.seen.length]).toEqual([200, 1]);
});
