import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ROOMY } from '#tests/support/limits.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { type Answer, type Visitor } from '#tests/support/visitor.ts';
import { saying } from '#tests/support/words.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

const VISIT = { system: 'AMMS', system_id: 'booking-3001' };
const PATH = '/bookings/AMMS/booking-3001';

const running = portalForFile({ limits: ROOMY });
let jan: Visitor;

beforeAll(async () => {
  jan = await running.signedIn('jan.nowak');
});
beforeEach(async () => {
  await running.stores.provider
    .deleteFrom('booking_prices')
    .where('system_id', '=', VISIT.system_id)
    .execute();
  const bookings = running.stores.provider.updateTable('bookings').where('system_id', '=', VISIT.system_id);
  await bookings.set({ status: 'SCHEDULED' }).execute();
});

const textOf = ({ page }: Answer) => page.querySelector('main')?.text ?? '';
/** The text wherever it stands on the page. */
const within = (key: TextKey) => new RegExp(saying(key).source.slice(1, -1));
const pay = (paid: 0 | 1) =>
  running.stores.provider
    .insertInto('booking_prices')
    .values({ ...VISIT, name: 'Wizyta', amount: 180_00, currency: 'PLN', paid })
    .execute();

it('of a paid visit says before and after it what becomes of the money', async () => {
  await pay(1);
  const question = await jan.get(`${PATH}/cancel`);
  expect(textOf(question)).toMatch(within('bookings:cancel.paid'));
  const list = await jan.follow(await jan.submit(question));
  expect(textOf(list)).toMatch(within('bookings:cancel.done'));
  expect(textOf(list)).toMatch(within('bookings:cancel.refund'));
});

it('says whose visit it is, before and after, where the account acts for several; so do its files', async () => {
  const anna = await running.signedIn('anna.kowalska');
  const question = await anna.get('/bookings/AMMS/booking-3015/cancel');
  const files = await anna.get('/bookings/AMMS/booking-3015/attachments');
  for (const { page } of [question, files]) {
    expect(page.querySelector('h1')?.text).toMatch(/^Zofia Kowalska /);
    expect(page.querySelector('title')?.text).toContain('Zofia Kowalska');
  }
  const list = await anna.follow(await anna.submit(question));
  expect(list.page.querySelector('.notice')?.text).toMatch(
    /Rezerwacja została anulowana: Konsultacja pediatryczna, Zofia Kowalska, /,
  );
  expect((await jan.get(`${PATH}/cancel`)).page.querySelector('h1 .over')).toBeNull();
});

it('of a visit that is not paid says nothing of money', async () => {
  await pay(0);
  const question = await jan.get(`${PATH}/cancel`);
  expect(textOf(question)).not.toMatch(within('bookings:cancel.paid'));
  const list = await jan.follow(await jan.submit(question));
  expect(textOf(list)).not.toMatch(within('bookings:cancel.refund'));
});

it('later than the unit allows is refused with the day until which it could be, and the phone', async () => {
  const question = await jan.get(`${PATH}/cancel`);
  const services = running.stores.provider.updateTable('services').where('code', '=', 'INT');
  await services.set({ cancel_hours: 10_000 }).execute();
  await running.portal.advance('PT3M');
  const refused = await jan.submit(question);
  expect(refused.status).toBe(422);
  expect(textOf(refused)).toMatch(within('bookings:cancel.NOTICE_OVER'));
  expect(textOf(refused)).not.toMatch(within('bookings:cancel.TOO_LATE'));
  expect(refused.page.querySelector('main a[href^="tel:"]')).not.toBeNull();
  expect(textOf(await jan.get(PATH))).toMatch(within('bookings:details.cannotCancel.NOTICE_OVER'));
  await services.set({ cancel_hours: null }).execute();
});
