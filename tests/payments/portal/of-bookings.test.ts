import { expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { preparedFolder } from '#tests/support/portal-stores.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { begin, paidBy } from '#tests/payments/scene.ts';

/** C-92: a visit that costs something, from its booking to its invoice. */

const at = portalForFile();
const mainOf = ({ page }: Answer) =>
  (page.querySelector('main')?.textContent ?? '').replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ');

/** Sends each page as it is, until the visit is booked. */
async function booked(visitor: Visitor) {
  let answer = (await walkOf(visitor).atSummary({ service: 'DERM', availabilityId: 'derm-urban' })).answer;
  for (let steps = 0; steps < 6; steps += 1) {
    const sent = await visitor.submit(answer, { priceId: 'price-7001' });
    if (sent.location?.startsWith('/newbooking/result/')) return sent.location;
    answer = await visitor.follow(sent);
  }
  throw new Error(`Not booked at ${answer.path}`);
}

const wayOf = ({ page }: Answer) =>
  page
    .querySelectorAll('main a')
    .map((link) => link.getAttribute('href') ?? '')
    .find((href) => href.startsWith('/paymentsnav/invoicestopay/'));

it('its result and its details lead to the invoice, and say when it is paid', async () => {
  const visitor = await at.signedIn();
  const result = await visitor.get(await booked(visitor));
  const path = result.path.replace('/newbooking/result', '/bookings');
  const details = await visitor.get(path);
  for (const page of [result, details]) {
    expect(mainOf(page)).toContain(say('bookings:facts.unpaid'));
    expect(wayOf(page), page.path).toBeDefined();
  }
  const ref = decodeURIComponent(wayOf(details)?.split('/')[3] ?? '');
  expect(mainOf(await visitor.get('/paymentsnav/invoicestopay'))).toContain(ref);
  const paid = await paidBy(visitor, ref);
  expect(paid.page.querySelector('h1')?.text).toContain(say('payments:state.COMPLETED'));
  expect(mainOf(await visitor.get(path))).toContain(say('bookings:facts.paid'));
  expect(mainOf(await visitor.get(`${path}/cancel`))).toContain('opłacona');
});

it('cancelling says what becomes of an invoice that is not paid, and of a payment under way', async () => {
  const visitor = await at.signedIn();
  for (const owed of ['unpaid', 'underWay'] as const) {
    const result = await visitor.get(await booked(visitor));
    const path = result.path.replace('/newbooking/result', '/bookings');
    const ref = decodeURIComponent(wayOf(result)?.split('/')[3] ?? '');
    if (owed === 'underWay') await begin(visitor, ref);
    const question = await visitor.get(`${path}/cancel`);
    expect(mainOf(question)).toContain(say(`bookings:cancel.owed.${owed}`));
    const list = await visitor.follow(await visitor.submit(question));
    const comesBack = say('bookings:cancel.mayComeBack');
    expect(mainOf(list).includes(comesBack), owed).toBe(owed === 'underWay');
    expect(mainOf(await visitor.get(path))).not.toContain(`, ${say('bookings:facts.unpaid')}`);
  }
});

it('while payments are off they say that one pays at the unit, without a way that leads nowhere', async () => {
  const dataDirectory = await preparedFolder({ settings: { paymentsModule: false } });
  const portal = await startPortal({ dataDirectory });
  try {
    const visitor = await signedInAt(portal.origin, 'jan.nowak');
    const result = await visitor.get(await booked(visitor));
    const details = await visitor.get(result.path.replace('/newbooking/result', '/bookings'));
    for (const page of [result, details]) {
      expect(mainOf(page)).toContain(say('payments:booking.atUnit'));
      expect(wayOf(page)).toBeUndefined();
    }
    expect((await visitor.get('/payments/completed')).status).toBe(200);
    expect((await visitor.get('/paymentsnav/payments')).status).toBe(404);
  } finally {
    await portal.stop();
  }
});
