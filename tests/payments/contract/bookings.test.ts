import { beforeEach, expect, it } from 'vitest';
import { payAtDesk, payBack, payBackAtDesk } from '#provider/payments/bench/moves.ts';
import { staffPaymentsOf } from '#provider/payments/store/staff.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { firstFree } from '#tests/support/slots.ts';
import { bankOfTests, startedBy } from './at-bank.ts';

const JAN = 'patient-1001';
const at = bankOfTests();

describeEachProvider(
  'a commercial booking',
  (portal) => {
    beforeEach(() => at.begin(portal()));
    const jan = () => portal().as('jan.nowak');

    const held = async (from: string) => {
      const client = await jan();
      const place = { client, patientId: JAN, availabilityId: 'derm-urban' } as const;
      const slot = await firstFree({ ...place, from });
      await client.timeSlots.block({ timeSlotId: slot.id, patientId: JAN });
      return { timeSlotId: slot.id, patientId: JAN, availabilityId: 'derm-urban' };
    };
    const booked = async (from: string) =>
      (await jan()).bookings.make({ ...(await held(from)), payment: { priceId: 'price-7001' } });
    const now = async ({ systemId: id }: { systemId: string }) =>
      (await jan()).bookings.get({ system: 'AMMS', id });
    const invoiceOf = async (refInvoice = '') => (await jan()).invoices.get({ refInvoice });
    const start = (ref = '') => startedBy(portal(), { as: 'jan.nowak', ref });

    it('makes its invoice, due on the day of the visit, numbered one after the other', async () => {
      const [one, other] = [await booked('2026-11-09'), await booked('2026-11-10')];
      expect(one.payment).toMatchObject({ amount: 22_000, isPaid: false, isUnderWay: false });
      const invoice = await invoiceOf(one.payment?.refInvoice);
      expect(invoice).toMatchObject({
        state: 'DUE',
        amount: 22_000,
        patientId: JAN,
        issuedOn: '2026-10-20',
        dueOn: one.dateFrom.slice(0, 10),
        subject: 'Porada dermatologa',
        of: { kind: 'BOOKING', system: 'AMMS', id: one.systemId },
      });
      const numbers = [one, other].map(({ payment }) => Number(payment?.refInvoice?.split('/').at(-1)));
      expect(one.payment?.refInvoice).toMatch(/^FW\/10\/2026\/\d{6}$/);
      expect(numbers[1]).toBe((numbers[0] ?? 0) + 1);
    });

    it('is paid at the moment at which its payment is COMPLETED, and not before', async () => {
      const booking = await booked('2026-11-11');
      const address = await start(booking.payment?.refInvoice);
      expect((await now(booking)).payment).toMatchObject({ isPaid: false, isUnderWay: true });
      await at.say(address, 'COMPLETED', 'AMOUNT_LESS');
      expect((await now(booking)).payment).toMatchObject({ isPaid: false });
      await at.say(address, 'COMPLETED');
      expect((await now(booking)).payment).toMatchObject({ isPaid: true, isUnderWay: false });
      expect((await invoiceOf(booking.payment?.refInvoice)).state).toBe('PAID');
    });

    it('is told to the gateway by number and amount alone (S-55)', async () => {
      const booking = await booked('2026-11-12');
      const { received } = at.orderOf(await start(booking.payment?.refInvoice));
      expect(received).not.toMatch(/dermat|Porada|Nowak|patient-|AMMS/i);
      expect(received).not.toContain(booking.systemId);
    });

    it('keeps its invoice and what was paid when it is moved (A-87)', async () => {
      const booking = await booked('2026-11-13');
      await at.say(await start(booking.payment?.refInvoice), 'COMPLETED');
      const client = await jan();
      const moved = await client.bookings.modify({
        ...(await held('2026-11-16')),
        hisBookingId: booking.systemId,
      });
      expect(moved.payment).toMatchObject({ isPaid: true, refInvoice: booking.payment?.refInvoice });
    });

    it('is due on its new day when it is moved unpaid, so that nothing is overdue before its visit', async () => {
      const booking = await booked('2026-11-18');
      const moved = await (
        await jan()
      ).bookings.modify({ ...(await held('2026-11-25')), hisBookingId: booking.systemId });
      expect(moved.dateFrom.slice(0, 10)).not.toBe(booking.dateFrom.slice(0, 10));
      const invoice = await invoiceOf(booking.payment?.refInvoice);
      expect([invoice.state, invoice.dueOn]).toEqual(['DUE', moved.dateFrom.slice(0, 10)]);
    });

    it('is not to be paid once it is cancelled; a payment that still succeeds goes back (C-91)', async () => {
      const booking = await booked('2026-11-17');
      const ref = booking.payment?.refInvoice;
      const address = await start(ref);
      await (await jan()).bookings.cancel({ system: 'AMMS', id: booking.systemId });
      expect((await now(booking)).payment).toMatchObject({ isPaid: false, isUnderWay: true });
      expect((await invoiceOf(ref)).state).toBe('CANCELED');
      await expect(start(ref)).rejects.toMatchObject({ code: 'NOT_DUE' });
      const due = await (await jan()).invoices.toPay({});
      expect(due.map(({ refInvoice }) => refInvoice)).not.toContain(ref);
      await at.say(address, 'COMPLETED');
      expect((await now(booking)).payment).toMatchObject({
        isPaid: false,
        isUnderWay: false,
        refunds: [{ state: 'DUE', amount: 22_000, reason: 'NOT_DUE' }],
      });
      const { db } = portal().provider;
      const refunds = db.selectFrom('payment_refunds').selectAll();
      const { extOrderId } = at.orderOf(address);
      expect(await refunds.where('ext_id', '=', extOrderId).execute()).toMatchObject([{ reason: 'NOT_DUE' }]);
      const [refund] = (await now(booking)).payment?.refunds ?? [];
      const payment = await (await jan()).payments.get({ id: refund?.paymentId ?? '' });
      expect(payment).toMatchObject({
        state: 'COMPLETED',
        refInvoice: ref,
        refunds: [{ reason: 'NOT_DUE' }],
      });
    });

    it('puts what was paid on the staff’s list when it is cancelled (A-85)', async () => {
      const booking = await booked('2026-11-18');
      const address = await start(booking.payment?.refInvoice);
      await at.say(address, 'COMPLETED');
      await (await jan()).bookings.cancel({ system: 'AMMS', id: booking.systemId });
      const { db } = portal().provider;
      const refunds = db.selectFrom('payment_refunds').selectAll();
      const { extOrderId } = at.orderOf(address);
      expect(await refunds.where('ext_id', '=', extOrderId).execute()).toMatchObject([
        { reason: 'BOOKING_CANCELED', amount: 22_000, done_on: null },
      ]);
      expect((await invoiceOf(booking.payment?.refInvoice)).state).toBe('PAID');
      expect((await now(booking)).payment).toMatchObject({
        isPaid: true,
        refunds: [{ state: 'DUE', amount: 22_000, reason: 'BOOKING_CANCELED' }],
      });
      const told = await db.selectFrom('outbox').select(['recipient', 'subject', 'text']).execute();
      expect(
        told.filter(({ subject }) => /^Zwrócimy pieniądze: 220,00\szł$/.test(subject ?? '')),
      ).toMatchObject([
        {
          recipient: 'jan.nowak@example.com',
          text: expect.stringContaining(booking.payment?.refInvoice ?? '') as unknown,
        },
      ]);
    });

    it('counts in the history what was paid, and says how much of it has come back', async () => {
      const range = { after: '2026-10-01T00:00:00.000Z', before: '2026-11-01T00:00:00.000Z' };
      const completed = async () => {
        const { sums } = await (await jan()).payments.list({ ...range, pageIndex: 0, pageSize: 10 });
        return sums.find(({ state }) => state === 'COMPLETED');
      };
      const booking = await booked('2026-11-20');
      const address = await start(booking.payment?.refInvoice);
      await at.say(address, 'COMPLETED');
      await (await jan()).bookings.cancel({ system: 'AMMS', id: booking.systemId });
      const before = await completed();
      const { db, clock } = { ...portal().provider, clock: portal().clock };
      const { extOrderId: extId } = at.orderOf(address);
      const staff = { db, clock, gateway: null, portalOrigin: 'http://portal.example' };
      expect(await payBack({ ...staff, fields: { extId, by: 'HAND' } })).toBe('done');
      expect(await completed()).toEqual({ ...before, paidBack: (before?.paidBack ?? 0) + 22_000 });
    });

    it('puts what was paid at the desk on the staff’s list as well, until it is paid back there, once', async () => {
      const booking = await booked('2026-11-19');
      const { db } = portal().provider;
      const fields = { refInvoice: booking.payment?.refInvoice };
      const staff = { db, clock: portal().clock, fields };
      expect(await payAtDesk(staff)).toBe('done');
      expect(await payBackAtDesk(staff)).toBe(409);
      expect((await now(booking)).payment).toMatchObject({ isPaid: true });
      await (await jan()).bookings.cancel({ system: 'AMMS', id: booking.systemId });
      const listed = async () =>
        (await staffPaymentsOf(db).deskRefunds(50)).map(({ ref_invoice: ref, amount, done_on: doneOn }) => ({
          ref,
          amount,
          doneOn,
        }));
      const one = { ref: fields.refInvoice, amount: 22_000 };
      expect(await listed()).toEqual([{ ...one, doneOn: null }]);
      expect([await payBackAtDesk(staff), await payBackAtDesk(staff)]).toEqual(['done', 409]);
      expect(await listed()).toEqual([{ ...one, doneOn: '2026-10-20' }]);
      expect((await now(booking)).payment?.refunds).toEqual([
        { state: 'DONE', amount: 22_000, reason: 'BOOKING_CANCELED', on: '2026-10-20' },
      ]);
      expect(
        await db
          .selectFrom('payment_refunds')
          .select('ext_id')
          .where('reason', '=', 'BOOKING_CANCELED')
          .execute(),
      ).toEqual([]);
    });
  },
  { ...at.options, limits: ROOMY },
);
