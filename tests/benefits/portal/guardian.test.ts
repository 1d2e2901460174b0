import { expect, it } from 'vitest';
import { tokensOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import type { Visitor } from '#tests/support/visitor.ts';

const ZOFIA = 'patient-1003';
const LISTS = ['encounters', 'medicaltestresult', 'waitinglistentries'].map(
  (list) => `/benefits/${list}?patientId=${ZOFIA}`,
);
const running = portalForFile();

/** Every address of the record that links lead to, from its lists on. */
async function recordOf(visitor: Visitor) {
  const found = new Set(LISTS);
  for (const address of found) {
    const { page, status } = await visitor.get(address);
    expect(status, address).toBe(200);
    for (const link of page.querySelectorAll('main a[href^="/benefits/"]')) {
      const href = (link.getAttribute('href') ?? '').replace(/#.*/, '');
      if (isOfZofia(href)) found.add(href);
    }
  }
  return [...found];
}

const isOfZofia = (href: string) =>
  href.includes(`patientId=${ZOFIA}`) || !/patientId=|\/benefits\/[a-z]+(\?|$)/.test(href);

const endLink = (link_state: 'C' | 'D') =>
  running.stores.provider
    .updateTable('account_patients')
    .set({ link_state })
    .where('account_id', '=', 'account-2002')
    .where('patient_id', '=', ZOFIA)
    .execute();

it('whoever acts for a child reads its whole record until the link ends, and nothing of it after', async () => {
  const anna = await running.signedIn('anna.kowalska');
  const addresses = await recordOf(anna);
  for (const kind of [
    /encounters\/[^/?]+\?/,
    /documents/,
    /medicaltestresult\/[^/?]+\?/,
    /printout/,
    /sharing/,
  ])
    expect(addresses.filter((address) => kind.test(address)).length, String(kind)).toBeGreaterThan(0);

  await endLink('D');
  try {
    const tokens = tokensOf(await anna.get('/display'));
    for (const address of addresses) {
      expect((await anna.get(address)).status, address).toBe(404);
      const posted = await anna.post(address, { ...tokens, wanted: 'share' });
      expect([404, 405], address).toContain(posted.status);
    }
  } finally {
    await endLink('C');
  }
});
