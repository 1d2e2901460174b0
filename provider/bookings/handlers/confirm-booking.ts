import { os } from '#provider/core/context.ts';
import { modifyRefusal } from '#provider/bookings/rules/booking-status.ts';
import { bookingView } from './booking-view.ts';
import { giveCode, isCodeRequired } from './confirmation-code.ts';
import { refuseCode } from '#provider/core/phone-codes/codes.ts';

/**
 * B§7, A-84. By the same rule as a move: SCHEDULED, until the start; and B§4, with the booking's code where one is needed.
 * A wrong try must stay counted, so that it is refused after the transaction.
 */
export const confirm = os.bookings.confirm.handler(async ({ input, context, errors }) => {
  const action = 'bookings.confirm';
  const { patient, row: known } = await context.access.booking({ ...input, action });
  const { id: accountId } = await context.account();
  const catalogue = await context.catalogue();
  const entry = await context.access.entry({ patientId: patient.id, action, object: known.system_id });
  const now = context.clock.now();
  const key = { system: known.system, systemId: known.system_id };
  const { confirmationCode: secret } = input;

  const { row, tried } = await context.store.transaction(async (store) => {
    await store.accounts.lock(accountId);
    const row = (await store.bookings.again(known)) ?? known;
    const booking = { status: row.status, orderStatus: row.order_status, startsAt: row.starts_at };
    const refusal = modifyRefusal({ booking, now });
    if (refusal) throw errors.CONFLICT({ data: { errorCode: refusal } });

    if (await isCodeRequired({ store, row, catalogue })) {
      if (secret === undefined) throw errors.CONFIRMATION_REQUIRED();
      const account = await store.accounts.byId(accountId);
      const tried = await giveCode({ store, row, account, secret, now: now.getTime() });
      if (tried.outcome !== 'RIGHT') return { row, tried };
    }
    const { sequence } = row;
    const isConfirmed = await store.bookings.confirm({ ...key, sequence, now: now.getTime() });
    if (!isConfirmed) throw errors.CONFLICT({ data: { errorCode: 'WRONG_STATUS' } });
    await store.audit.add([entry]);
    return { row, tried: null };
  });

  if (tried) refuseCode({ tried, errors });
  return bookingView({ row: { ...row, status: 'REGISTERED' }, patient, catalogue });
});
