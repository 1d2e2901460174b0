import type { AttachmentKind } from '#contract/bookings/schemas/attachments.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { overRefusal } from '#provider/bookings/rules/booking-status.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { checkedFile, placedName } from '#provider/core/files/checked-file.ts';
import { attachmentView } from './attachment-view.ts';
import { temporary } from './temporary-attachments.ts';

type OneErrors = Parameters<Parameters<typeof os.bookings.removeAttachment.handler>[0]>[0]['errors'];

/** B§3, `details` of a booking. */
export async function attachmentDetails({ store, row }: { store: StoreInTransaction; row: BookingRow }) {
  const all = await store.attachments.ofBooking({ system: row.system, systemId: row.system_id });
  const ofKind = (kind: AttachmentKind) => all.filter((each) => each.kind === kind).map(attachmentView);
  return { attachments: ofKind('BOOKING'), referralAttachments: ofKind('REFERRAL') };
}

const addAttachment = os.bookings.addAttachment.handler(async ({ input, context, errors }) => {
  const { system, id, kind } = input;
  const { row, patient } = await context.access.booking({ system, id, action: 'bookings.addAttachment' });
  refuseWhenOver({ row, context, errors });
  const made = await checkedFile({ input, context, errors });
  const entry = await context.access.entry({
    patientId: patient.id,
    action: 'bookings.addAttachment',
    object: made.id,
  });

  const added = await context.store.transaction(async (store) => {
    await spend({ store, context, errors, accountId: entry.accountId, what: 'FILES', amount: made.size });
    await store.patients.lock(patient.id);
    const current = (await store.bookings.again(row)) ?? row;
    refuseWhenOver({ row: current, context, errors });
    const all = await store.attachments.ofBooking({ system, systemId: row.system_id });
    const others = all.filter((each) => each.kind === kind);
    const filename = await placedName({ store, filename: made.filename, others, errors });
    const attachment = { ...made, filename, system, system_id: row.system_id, kind };
    await store.attachments.insert(attachment);
    await store.audit.add([entry]);
    return attachment;
  });
  return attachmentView(added);
});

/** Until the start, as a booking can be canceled. @throws CONFLICT */
function refuseWhenOver({
  row,
  context,
  errors,
}: {
  row: BookingRow;
  context: CallContext;
  errors: Pick<OneErrors, 'CONFLICT'>;
}) {
  const booking = { status: row.status, orderStatus: row.order_status, startsAt: row.starts_at };
  const errorCode = overRefusal({ booking, now: context.clock.now() });
  if (errorCode) throw errors.CONFLICT({ data: { errorCode } });
}

type AttachmentQuery = { system: string; bookingId: string; id: string };

async function remove({
  input: { system, bookingId, id },
  kind,
  context,
  errors,
}: {
  input: AttachmentQuery;
  kind: AttachmentKind;
  context: CallContext;
  errors: OneErrors;
}) {
  const { row, patient } = await context.access.booking({
    system,
    id: bookingId,
    action: 'bookings.removeAttachment',
  });
  const one = { system, systemId: bookingId, id, kind };
  if (!(await context.store.attachments.byKey(one))) throw errors.NOT_FOUND();
  refuseWhenOver({ row, context, errors });

  const entry = await context.access.entry({
    patientId: patient.id,
    action: 'bookings.removeAttachment',
    object: id,
  });
  await context.store.transaction(async (store) => {
    if (!(await store.attachments.remove(one))) throw errors.NOT_FOUND();
    await store.audit.add([entry]);
  });
  return { removed: true as const };
}

const removeAttachment = os.bookings.removeAttachment.handler((call) => remove({ ...call, kind: 'BOOKING' }));
const removeReferralAttachment = os.bookings.removeReferralAttachment.handler((call) =>
  remove({ ...call, kind: 'REFERRAL' }),
);

async function read({
  input: { system, bookingId, id },
  kind,
  context,
  errors,
}: {
  input: AttachmentQuery;
  kind: AttachmentKind;
  context: CallContext;
  errors: Pick<OneErrors, 'NOT_FOUND'>;
}) {
  await context.access.booking({ system, id: bookingId, action: 'bookings.attachment' });
  const found = await context.store.attachments.byKey({ system, systemId: bookingId, id, kind });
  if (!found) throw errors.NOT_FOUND();
  return new File([new Uint8Array(found.content)], found.filename, { type: found.type });
}

const attachment = os.bookings.attachment.handler((call) => read({ ...call, kind: 'BOOKING' }));
const referralAttachment = os.bookings.referralAttachment.handler((call) =>
  read({ ...call, kind: 'REFERRAL' }),
);

export const attachments = {
  ...temporary,
  addAttachment,
  removeAttachment,
  removeReferralAttachment,
  attachment,
  referralAttachment,
};
