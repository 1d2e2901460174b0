import { afterEach, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { codeSentBy } from '#tests/support/phone-codes.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';
import { firstFree } from '#tests/support/slots.ts';
import { wrong } from '#tests/support/sms.ts';
import { askedNow, caseOf, JAN } from './teleconsultation-scene.ts';

/** Stanisław's visit of a service that is confirmed with a code (provider/seed/stories.ts). */
const KEY = { system: 'AMMS', id: 'booking-3032' };
const OTHER = { system: 'AMMS', id: 'booking-3027' };
const ACCOUNT = 'account-2006';
const PHONE = '+48600100106';
const PATIENT = 'patient-1007';
const TEL = { availabilityId: 'tel-sikora', patientId: PATIENT } as const;
const ALL_SENDS = { isRequired: true, sendsLeft: 5 };
const WRONG_STATUS = { errorCode: 'WRONG_STATUS' };

describeEachProvider('the code that confirms a booking', (at) => {
  const stanislaw = () => at().as('stanislaw.wojcik');
  const sendCode = (client: ProviderClient, key = KEY) =>
    codeSentBy(at().provider, () => client.bookings.sendConfirmationCode(key));
  const give = (client: ProviderClient, confirmationCode: string, key = KEY) =>
    client.bookings.confirm({ ...key, confirmationCode });
  const stateOf = async (client: ProviderClient) => (await client.bookings.confirmationCode(KEY)).sent;
  const setBooking = (id: string, values: Partial<BookingRow>) =>
    at().provider.db.updateTable('bookings').set(values).where('system_id', '=', id).execute();
  const setPhone = (values: { phone_number?: string | null; phone_confirmed?: 0 | 1 }) =>
    at().provider.db.updateTable('accounts').set(values).where('id', '=', ACCOUNT).execute();
  const setSms = (smsEnabled: boolean) =>
    at()
      .provider.db.updateTable('settings')
      .set({ value: JSON.stringify({ smsEnabled }) })
      .where('key', '=', 'smsConfirmation')
      .execute();
  /** Anna acts for Stanisław from now on, or does no longer. */
  const setLink = (state: 'C' | 'W') =>
    at()
      .provider.db.updateTable('account_patients')
      .set({ link_state: state })
      .where('account_id', '=', 'account-2002')
      .where('patient_id', '=', PATIENT)
      .execute();

  afterEach(async () => {
    at().clock.set(START);
    await at().provider.db.deleteFrom('phone_codes').execute();
    await at().provider.db.deleteFrom('phone_code_sends').execute();
    await setBooking(KEY.id, { status: 'SCHEDULED' });
    await setBooking(OTHER.id, { availability_id: 'ger-gorecka' });
    await setPhone({ phone_number: PHONE, phone_confirmed: 1 });
    await setSms(true);
    await setLink('W');
  });

  it('is asked for, sent, given, and good for once', async () => {
    const client = await stanislaw();
    await expectRefusal(client.bookings.confirm(KEY), 'CONFIRMATION_REQUIRED');
    expect(await client.bookings.confirmationCode(KEY)).toEqual(ALL_SENDS);

    const { sent, code } = await sendCode(client);
    const validUntil = new Date(Date.parse(START) + 15 * 60_000).toISOString();
    expect(sent).toEqual({ phoneNumber: PHONE, validUntil, sendsLeft: 4 });
    await expectRefusal(client.bookings.confirm(KEY), 'CONFIRMATION_REQUIRED');
    await expectRefusal(give(client, wrong(code)), 'BAD_CODE', { triesLeft: 4 });
    expect(await client.bookings.confirmationCode(KEY)).toEqual({
      isRequired: true,
      sendsLeft: 4,
      nextSendAt: new Date(Date.parse(START) + 60_000).toISOString(),
      sent: { validUntil, triesLeft: 4 },
    });
    expect(await client.bookings.get(KEY)).toMatchObject({ status: 'SCHEDULED' });

    expect(await give(client, code)).toMatchObject({ status: 'REGISTERED' });
    expect(await stateOf(client)).toBeUndefined();
    await expectRefusal(give(client, code), 'CONFLICT', WRONG_STATUS);
    await setBooking(KEY.id, { status: 'SCHEDULED' });
    await expectRefusal(give(client, code), 'CODE_OVER');
    await expectRefusal(client.bookings.confirm(KEY), 'CONFIRMATION_REQUIRED');

    const entries = await at()
      .provider.db.selectFrom('audit')
      .select(['account_id', 'action', 'object'])
      .where('action', 'in', ['bookings.sendConfirmationCode', 'bookings.confirm'])
      .orderBy('action')
      .execute();
    expect(entries).toEqual(
      ['bookings.confirm', 'bookings.sendConfirmationCode'].map((action) => ({
        account_id: ACCOUNT,
        action,
        object: KEY.id,
      })),
    );
  });

  it('is over after five wrong tries, all of them counted, also at the same moment', async () => {
    const client = await stanislaw();
    const { code } = await sendCode(client);
    const refusals = await Promise.all([1, 2, 3, 4, 5].map(() => refusalOf(give(client, wrong(code)))));
    const left = refusals.map(({ data }) => (data as { triesLeft: number }).triesLeft);
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    await expectRefusal(give(client, code), 'CODE_OVER');
    expect(await client.bookings.confirmationCode(KEY)).toMatchObject({ ...ALL_SENDS, sendsLeft: 4 });
  });

  it('is over after a quarter of an hour, and when a new one is sent', async () => {
    const client = await stanislaw();
    const { code: first } = await sendCode(client);
    at().clock.advance('PT1M');
    const { code: second } = await sendCode(client);
    if (first !== second) await expectRefusal(give(client, first), 'BAD_CODE');
    at().clock.advance('PT15M');
    await expectRefusal(give(client, second), 'CODE_OVER');
    expect(await stateOf(client)).toBeUndefined();
    const { code: third } = await sendCode(client);
    expect(await give(client, third)).toMatchObject({ status: 'REGISTERED' });
  });

  it('is sent five times an hour, those for times that are held included', async () => {
    const client = await stanislaw();
    const { id: timeSlotId } = await firstFree({ client, ...TEL, from: '2026-11-09' });
    await client.timeSlots.block({ timeSlotId, patientId: PATIENT });
    await client.account.sendPhoneCode({ timeSlotId });
    for (const sendsLeft of [3, 2, 1, 0]) {
      at().clock.advance('PT1M');
      expect((await client.bookings.sendConfirmationCode(KEY)).sendsLeft).toBe(sendsLeft);
    }
    const until = new Date(Date.parse(START) + 60 * 60_000).toISOString();
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'TOO_MANY_CODES', { until, sendsLeft: 0 });
    expect(await client.bookings.confirmationCode(KEY)).toMatchObject({ sendsLeft: 0, nextSendAt: until });
    at().clock.advance('PT1H');
    expect(await client.bookings.confirmationCode(KEY)).toEqual(ALL_SENDS);
    await client.timeSlots.releaseHold();
  });

  it('of a time that is held, or of another booking, confirms nothing, and costs no try', async () => {
    const client = await stanislaw();
    const { id: timeSlotId } = await firstFree({ client, ...TEL, from: '2026-11-09' });
    await client.timeSlots.block({ timeSlotId, patientId: PATIENT });
    const { code: ofTime } = await codeSentBy(at().provider, () =>
      client.account.sendPhoneCode({ timeSlotId }),
    );
    expect(await stateOf(client)).toBeUndefined();
    await expectRefusal(give(client, ofTime), 'CODE_OVER');
    const given = { phoneNumber: PHONE, confirmationCode: ofTime, timeSlotId };
    await expectRefusal(client.account.confirmPhone({ ...given, timeSlotId: undefined }), 'CODE_OVER');
    expect(await client.account.confirmPhone(given)).toEqual({ phoneConfirmed: true });
    await expectRefusal(give(client, ofTime), 'CODE_OVER');

    await setBooking(OTHER.id, { availability_id: 'tel-sikora' });
    at().clock.advance('PT1M');
    const { code: ofOther } = await sendCode(client, OTHER);
    await expectRefusal(give(client, ofOther), 'CODE_OVER');
    expect((await client.bookings.confirmationCode(OTHER)).sent).toMatchObject({ triesLeft: 5 });
    at().clock.advance('PT1M');

    const { code } = await sendCode(client);
    const asPhone = { phoneNumber: PHONE, confirmationCode: code };
    await expectRefusal(client.account.confirmPhone(asPhone), 'CODE_OVER');
    await expectRefusal(client.bookings.make({ timeSlotId, ...TEL }), 'CONFIRMATION_REQUIRED');
    await client.timeSlots.releaseHold();
    expect(await stateOf(client)).toMatchObject({ triesLeft: 5 });
    await expectRefusal(give(client, code, OTHER), 'CODE_OVER');
    expect(await give(client, code)).toMatchObject({ status: 'REGISTERED' });
  });

  it('of a teleconsultation that is given now needs no hold, and holds nothing', async () => {
    const { db } = at().provider;
    const asking = (confirmation_required: 0 | 1) =>
      db
        .updateTable('availabilities')
        .set({ confirmation_required })
        .where('id', '=', 'tele-now-duty')
        .execute();
    const client = await at().as('jan.nowak');
    const timeSlotId = 'tele-now-duty_now';
    await expectRefusal(client.account.sendPhoneCode({ timeSlotId }), 'HOLD_EXPIRED');
    await asking(1);
    at().clock.advance('PT11S');
    const order = askedNow(JAN, { caseId: await caseOf(client, JAN) });
    await expectRefusal(client.teleconsultations.make(order), 'CONFIRMATION_REQUIRED');
    const { code, sent } = await codeSentBy(at().provider, () =>
      client.account.sendPhoneCode({ timeSlotId }),
    );
    expect(await client.timeSlots.currentHold()).toEqual({});
    const given = { phoneNumber: sent.phoneNumber, confirmationCode: code };
    await expectRefusal(client.account.confirmPhone(given), 'CODE_OVER');
    await client.account.confirmPhone({ ...given, timeSlotId });
    const { teleconsultationId } = await client.teleconsultations.make(order);
    // The code is used up; the same draft keeps its id without another one, and a new draft needs another one.
    expect(await client.teleconsultations.make(order)).toMatchObject({ teleconsultationId });
    const other = client.teleconsultations.make({ ...order, key: 'another-draft-1' });
    await expectRefusal(other, 'CONFIRMATION_REQUIRED');
    await asking(0);
  });

  it('of another account confirms nothing', async () => {
    await setLink('C');
    const client = await stanislaw();
    const anna = await at().as('anna.kowalska');
    const { code } = await sendCode(client);
    await expectRefusal(give(anna, code), 'CODE_OVER');
    const { sent, code: ofAnna } = await sendCode(anna);
    expect(sent.phoneNumber).toBe('+48600100102');
    if (ofAnna !== code) await expectRefusal(give(anna, code), 'BAD_CODE', { triesLeft: 4 });
    expect(await give(anna, ofAnna)).toMatchObject({ status: 'REGISTERED' });
    await expectRefusal(give(client, code), 'CONFLICT', WRONG_STATUS);
  });

  it('goes to a confirmed phone alone, and is void when the phone is another', async () => {
    const client = await stanislaw();
    const { code } = await sendCode(client);
    await setPhone({ phone_number: '+48600100199' });
    await expectRefusal(give(client, code), 'CODE_OVER');
    await setPhone({ phone_confirmed: 0 });
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'PHONE_UNCONFIRMED');
    await setPhone({ phone_number: null });
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'PHONE_UNKNOWN');
    await expectRefusal(client.bookings.confirm(KEY), 'CONFIRMATION_REQUIRED');
  });

  it('is not sent for what cannot be confirmed', async () => {
    const client = await stanislaw();
    await setBooking(KEY.id, { status: 'CANCELED' });
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'CONFLICT', WRONG_STATUS);
    const begun = Date.parse(START);
    const { dateFrom } = await client.bookings.get(KEY);
    await setBooking(KEY.id, { status: 'SCHEDULED', starts_at: begun });
    const TOO_LATE = { errorCode: 'TOO_LATE' };
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'CONFLICT', TOO_LATE);
    await expectRefusal(give(client, '123456'), 'CONFLICT', TOO_LATE);
    await setBooking(KEY.id, { starts_at: Date.parse(dateFrom) });
  });

  it('is not needed with SMS off, or for a service that asks for none', async () => {
    const client = await stanislaw();
    expect(await client.bookings.confirmationCode(OTHER)).toMatchObject({ isRequired: false });
    await expectRefusal(client.bookings.sendConfirmationCode(OTHER), 'CODE_NOT_REQUIRED');
    await setSms(false);
    await setPhone({ phone_number: null, phone_confirmed: 0 });
    expect(await client.bookings.confirmationCode(KEY)).toMatchObject({ isRequired: false });
    await expectRefusal(client.bookings.sendConfirmationCode(KEY), 'CODE_NOT_REQUIRED');
    expect(await client.bookings.confirm(KEY)).toMatchObject({ status: 'REGISTERED' });
  });

  it('of two at the same moment only one confirms, with one code or with two', async () => {
    const client = await stanislaw();
    const { code } = await sendCode(client);
    await expectOneOf([give(client, code), give(client, code)]);

    await setBooking(KEY.id, { status: 'SCHEDULED' });
    await setLink('C');
    const anna = await at().as('anna.kowalska');
    const { code: ofAnna } = await sendCode(anna);
    at().clock.advance('PT1M');
    const { code: own } = await sendCode(client);
    await expectOneOf([give(anna, ofAnna), give(client, own)]);
  });
});

/** One confirms; the other one is told that it is done. */
async function expectOneOf(calls: Promise<unknown>[]) {
  const outcomes = await Promise.allSettled(calls);
  const conflict = expect.objectContaining({ code: 'CONFLICT', data: WRONG_STATUS }) as unknown;
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(outcomes).toContainEqual({ status: 'rejected', reason: conflict });
}
