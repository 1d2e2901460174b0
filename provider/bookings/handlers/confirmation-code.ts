import { os } from '#provider/core/context.ts';
import { modifyRefusal } from '#provider/bookings/rules/booking-status.ts';
import { bookingObject, tryCode, usedUp } from '#provider/core/phone-codes/rules.ts';
import { found, type Catalogue } from '#provider/bookings/store/catalogue.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AccountRow } from '#provider/core/rows.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { codeFor, codeHashOf, codeState, sendCode } from '#provider/core/phone-codes/codes.ts';

type OfBooking = { store: StoreInTransaction; row: BookingRow };

/** B§4: bookingConfReq of the booking's availability, while SMS is enabled. */
export async function isCodeRequired({
  store,
  row,
  catalogue,
}: OfBooking & { catalogue: Catalogue }): Promise<boolean> {
  const { row: availability } = found(catalogue.availabilities, row.availability_id);
  return availability.confirmation_required === 1 && (await store.settings.isSmsEnabled());
}

/** Tries the code for this booking and counts it; the right one is used up. For a transaction that has locked the account. */
export async function giveCode({
  store,
  row,
  account,
  secret,
  now,
}: OfBooking & { account: AccountRow; secret: string; now: number }) {
  const kept = await store.phoneCodes.last(account.id);
  const last = codeFor({ last: kept, account, confirms: bookingObject(row) });
  const codeHash = codeHashOf({ accountId: account.id, secret });
  const given = { phoneNumber: last?.phoneNumber ?? '', codeHash };
  const { outcome, code } = tryCode({ code: last, given, now });
  if (outcome === 'OVER') return { outcome };

  await store.phoneCodes.keep(outcome === 'RIGHT' ? usedUp(code) : code);
  return { outcome, triesLeft: code.triesLeft };
}

const confirmationCode = os.bookings.confirmationCode.handler(async ({ input, context }) => {
  const { row } = await context.access.booking({ ...input, action: 'bookings.confirmationCode' });
  const account = await context.account();
  const { store } = context;
  return {
    isRequired: await isCodeRequired({ store, row, catalogue: await context.catalogue() }),
    ...(await codeState({ context, account, confirms: bookingObject(row) })),
  };
});

const sendConfirmationCode = os.bookings.sendConfirmationCode.handler(async ({ input, context, errors }) => {
  const action = 'bookings.sendConfirmationCode';
  const { row, patient } = await context.access.booking({ ...input, action });
  const booking = { status: row.status, orderStatus: row.order_status, startsAt: row.starts_at };
  const refusal = modifyRefusal({ booking, now: context.clock.now() });
  if (refusal) throw errors.CONFLICT({ data: { errorCode: refusal } });

  const { id } = await context.account();
  const catalogue = await context.catalogue();
  const entry = await context.access.entry({ patientId: patient.id, action, object: row.system_id });
  return context.store.transaction(async (store) => {
    await store.accounts.lock(id);
    if (!(await isCodeRequired({ store, row, catalogue }))) throw errors.CODE_NOT_REQUIRED();
    const account = await store.accounts.byId(id);
    if (account.phone_number && account.phone_confirmed !== 1) throw errors.PHONE_UNCONFIRMED();
    const sent = await sendCode({ store, context, errors, account, confirms: bookingObject(row) });
    await store.audit.add([entry]);
    return sent;
  });
});

export const confirmationCodes = { confirmationCode, sendConfirmationCode };
