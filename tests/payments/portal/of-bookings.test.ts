import { expect, it } from 'vitest';
import { walkOf } from '#tests/support/booking-walk.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { startPortal } from '#tests/support/portal-process.ts';
import { preparedFolder } from '#tests/support/portal-stores.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedInAt, type Answer, type Visitor } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';
import { begin, decideAtBank, DUE, paidBy, payPathOf } from '#tests/payments/scene.ts';

/** C-92: a visit that costs something, from its booking to its invoice. */

const at = portalForFile({ limits: ROOMY });
const mainOf = ({ page }: Answer) => (page.querySelector('main')?.textContent ?? '').replaceAll(/\s+/g, ' ');

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

it('money that comes after it was cancelled is named by it and by its payment until it is paid back, and the staff has it', async () => {
  const visitor = await at.signedIn();
  const result = await visitor.get(await booked(visitor));
  const path = result.path.replace('/newbooking/result', '/bookings');
  const ref = decodeURIComponent(wayOf(result)?.split('/')[3] ?? '');
  const atBank = await begin(visitor, ref);
  await visitor.submit(await visitor.get(`${path}/cancel`));
  await decideAtBank(atBank);

  const amount = '220,00 zł';
  const details = await visitor.get(path);
  const toPayment = details.page.querySelector('main a[href^="/paymentsnav/payments/"]');
  expect(toPayment?.text).toBe(say('payments:booking.refund'));
  const payment = toPayment?.getAttribute('href') ?? '';
  const sayBoth = async (words: string) => {
    for (const place of [path, `${path}/print`, payment]) {
      const main = mainOf(await visitor.get(place));
      expect(main, place).toContain(words);
      expect(main, place).toContain(say('payments:refund.reason.NOT_DUE'));
    }
  };
  await sayBoth(say('payments:refund.due', { amount }));

  const listed = async () => {
    const answer = await fetch(`${at.portal.benchOrigin}/refunds.json`);
    const { refunds } = (await answer.json()) as { refunds: Record<string, string | null>[] };
    return refunds.find(({ ref_invoice: one }) => one === ref);
  };
  const staff = await listed();
  expect(staff).toMatchObject({ reason: 'NOT_DUE', done_on: null });
  await fetch(`${at.portal.benchOrigin}/refunds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ extId: staff?.['ext_id'], by: 'GATEWAY' }),
  });
  expect((await listed())?.['done_on']).toMatch(/^\d{4}-/);
  await sayBoth(`Zwrot: zwrócono ${amount}, `);
});

it('a payment that was begun before payments were switched off is finished all the same (A-03, C-38)', async () => {
  const portal = await startPortal({ dataDirectory: await preparedFolder({}) });
  const { change, read } = storesAt(() => portal.dataDirectory);
  try {
    const visitor = await signedInAt(portal.origin, 'jan.nowak');
    const atBank = await begin(visitor, DUE);
    change(
      'provider',
      "update settings set value = json_set(value, '$.paymentsModule', json('false')) where key = 'application'",
    );
    await portal.advance('PT40S');
    await expect.poll(async () => (await visitor.get(payPathOf(DUE))).status).toBe(404);
    const back = await visitor.get(await decideAtBank(atBank));
    expect([back.status, back.location]).toEqual([200, null]);
    expect(mainOf(back)).toContain(say('payments:completed.off'));
    expect(read('provider', 'select state from payments where ref_invoice = ?', DUE)).toEqual({
      state: 'COMPLETED',
    });
    expect(read('provider', 'select state from invoices where ref_invoice = ?', DUE)).toEqual({
      state: 'PAID',
    });
  } finally {
    await portal.stop();
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
