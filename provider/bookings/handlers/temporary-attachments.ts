import { os, type CallContext } from '#provider/core/context.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { addWaitingFile } from '#provider/core/files/waiting.ts';
import { attachmentView } from './attachment-view.ts';

type MakeErrors = Parameters<Parameters<typeof os.bookings.make.handler>[0]>[0]['errors'];

const DAY_MS = 24 * 60 * 60_000;

/** Since when files that no booking has taken are kept. */
const temporarySince = ({ clock }: Pick<CallContext, 'clock'>) => clock.now().getTime() - DAY_MS;

const temporaryAttachments = os.bookings.temporaryAttachments.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const rows = await context.store.attachments.temporary({ accountId, since: temporarySince(context) });
  return rows.map(attachmentView);
});

/** Until a booking takes it, a file is of a referral: the booking's own are added to it when it stands. */
const NOT_TAKEN = { system: null, system_id: null, kind: 'REFERRAL' } as const;

const addTemporaryAttachment = os.bookings.addTemporaryAttachment.handler(async (call) =>
  attachmentView({
    ...NOT_TAKEN,
    ...(await addWaitingFile({
      ...call,
      since: temporarySince(call.context),
      filesOf: ({ attachments }) => ({
        forgetBefore: attachments.forgetTemporaryBefore,
        ofAccount: attachments.temporary,
        insert: (file) => attachments.insert({ ...NOT_TAKEN, ...file }),
      }),
    })),
  }),
);

const removeTemporaryAttachment = os.bookings.removeTemporaryAttachment.handler(
  async ({ input, context, errors }) => {
    const { id: accountId } = await context.account();
    const isRemoved = await context.store.attachments.removeTemporary({ accountId, id: input.id });
    if (!isRemoved) throw errors.NOT_FOUND();
    return { removed: true as const };
  },
);

/** Makes the request's attachments the booking's: all of them, or there is no booking. @throws ATTACHMENTS_GONE */
export async function takeAttachments({
  store,
  context,
  errors,
  accountId,
  attachmentIds,
  row: { system, system_id: systemId },
}: {
  store: StoreInTransaction;
  context: CallContext;
  errors: Pick<MakeErrors, 'ATTACHMENTS_GONE'>;
  accountId: string;
  attachmentIds: readonly string[];
  row: BookingRow;
}) {
  const ids = [...new Set(attachmentIds)];
  if (ids.length === 0) return;
  const since = temporarySince(context);
  const taken = await store.attachments.moveToBooking({ accountId, ids, since, system, systemId });
  if (taken < ids.length) throw errors.ATTACHMENTS_GONE();
}

export const temporary = { addTemporaryAttachment, temporaryAttachments, removeTemporaryAttachment };
