import { os, type CallContext } from '#provider/core/context.ts';
import { spend } from '#provider/core/limits/spend.ts';
import { checkedFile, placedName } from '#provider/core/files/checked-file.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as a draft of the portal lives. */
const KEPT_DAYS = 30;
/** How many files an account may have waiting, over all messages that it has begun. */
const MOST_WAITING = 40;

const waitingSince = ({ clock }: Pick<CallContext, 'clock'>) => clock.now().getTime() - KEPT_DAYS * DAY_MS;

const addFile = os.messages.addFile.handler(async ({ input, context, errors }) => {
  const { id: accountId } = await context.account();
  const { id, type, size, content, created_at, ...made } = await checkedFile({ input, context, errors });
  const since = waitingSince(context);
  const filename = await context.store.transaction(async (store) => {
    await store.accounts.lock(accountId);
    await store.messageFiles.forgetBefore(since);
    const kept = await store.messageFiles.ofAccount({ accountId, since });
    if (kept.length >= MOST_WAITING) throw errors.FILE_REFUSED({ data: { reason: 'TOO_MANY' } });
    const others = kept.filter((each) => input.with.includes(each.id));
    const name = await placedName({ store, filename: made.filename, others, errors });
    await spend({ store, context, errors, accountId, what: 'FILES', amount: size });
    await store.messageFiles.insert({
      ...{ id, filename: name, type, size, content, created_at },
      account_id: accountId,
    });
    return name;
  });
  return { id, filename, type, size };
});

const removeFile = os.messages.removeFile.handler(async ({ input: { id }, context, errors }) => {
  const { id: accountId } = await context.account();
  if (!(await context.store.messageFiles.remove({ accountId, id }))) throw errors.NOT_FOUND();
  return { removed: true as const };
});

export const files = { addFile, removeFile };
