import { os, type CallContext } from '#provider/core/context.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { BookingRow } from '#provider/bookings/tables/bookings.ts';
import { attachmentView, checkedFile, placedName } from '#provider/core/files/checked-file.ts';

type MakeErrors = Parameters<Parameters<typeof os.bookings.make.handler>[0]>[0]['errors'];

const DAY_MS = 24 * 60 * 60_000;
/** How many files an account may have, over all wizards that are open. */
const MOST_TEMPORARY = 40;

/** Since when files that no booking has taken are kept. */
const temporarySince = ({ clock }: Pick<CallContext, 'clock'>) => clock.now().getTime() - DAY_MS;

const temporaryAttachments = os.bookings.temporaryAttachments.handler(async ({ context }) => {
  const { id: accountId } = await context.account();
  const rows = await context.store.attachments.temporary({ accountId, since: temporarySince(context) });
  return rows.map(attachmentView);
});

const addTemporaryAttachment = os.bookings.addTemporaryAttachment.handler(
  async ({ input, context, errors }) => {
    const { id: accountId } = await context.account();
    const made = await checkedFile({ input, context, errors });
    const since = temporarySince(context);
    const added = await context.store.transaction(async (store) => {
      await store.accounts.lock(accountId);
      await store.attachments.forgetTemporaryBefore(since);
      const kept = await store.attachments.temporary({ accountId, since });
      if (kept.length >= MOST_TEMPORARY) throw errors.FILE_REFUSED({ data: { reason: 'TOO_MANY' } });
      const others = kept.filter((each) => input.with.includes(each.id));
      const filename = await placedName({ store, filename: made.filename, others, errors });
      await spend({ store, context, errors, accountId, what: 'FILES', amount: made.size });
      const attachment = { ...made, filename };
      await store.attachments.insert(attachment);
      return attachment;
    });
    return attachmentView(added);
  },
);

const removeTemporaryAttachment = os.bookings.removeTemporaryAttachment.handler(
  async ({ input, context, errors }) => {
    const { id: accountId } = await context.account();
    const isRemoved = await context.store.attachments.removeTemporary({ accountId, id: input.id });
    if (!isRemoved) throw errors.NOT_FOUND();
    return { removed: true as const };
  },
);

/** Those of the request become the booking's: all of them or no booking. @throws ATTACHMENTS_GONE */
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
