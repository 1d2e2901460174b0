import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrokenPortal, type BrokenPortal } from '#tests/support/broken-portal.ts';
import { signedInAt } from '#tests/support/visitor.ts';

let broken: BrokenPortal;
beforeAll(async () => {
  broken = await openBrokenPortal({});
});
afterAll(() => broken.stop());

/** The calls of the provider that a page costs once what is the same for everybody is known. */
async function callsOf(username: string, path: string) {
  const visitor = await signedInAt(broken.portal.origin, username);
  const first = await visitor.get(path);
  const at = first.location ?? path;
  await visitor.get(at);
  broken.host.calls.length = 0;
  const { status } = await visitor.get(at);
  return { status, calls: [...broken.host.calls] };
}

it.each([
  // Three of them are of its sharing, which says whether there is a consent for it.
  ['a result', 'jan.nowak', '/benefits/medicaltestresult/result-8?patientId=patient-1001', 9],
  ['a step of a wizard, whose request is a copy', 'anna.kowalska', '/newbooking', 7],
])('what the frame knows is asked no second time: %s', async (_, username, path, most) => {
  const { status, calls } = await callsOf(username, path);
  expect(status).toBe(200);
  expect(calls).toEqual([...new Set(calls)]);
  expect(calls.length).toBeLessThanOrEqual(most);
});
