import type { CallContext, os } from '#provider/core/context.ts';
import { spend } from '#provider/core/limits/spend.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { checkedFile, placedName } from './checked-file.ts';
import type { AddedFileRow } from './rows.ts';

type Errors = Parameters<Parameters<typeof os.messages.addFile.handler>[0]>[0]['errors'];

/** The queries of files that wait until what they belong to is sent; by then they are of an account alone. */
type WaitingFiles = Readonly<{
  /** Removes what waits for too long, whoever added it. */
  forgetBefore: (instant: number) => Promise<unknown>;
  ofAccount: (query: {
    accountId: string;
    since: number;
  }) => Promise<readonly { id: string; filename: string }[]>;
  insert: (file: AddedFileRow) => Promise<unknown>;
}>;

/** The number of files that an account may have waiting, over all that it has begun. */
const MOST_WAITING = 40;

type Adding = Readonly<{
  input: { file: File; filename: string; with: readonly string[] };
  context: CallContext;
  errors: Pick<Errors, 'FILE_REFUSED' | 'OVER_LIMIT'>;
  /** The moment since which files are kept: those that were added before are not. */
  since: number;
  filesOf: (store: StoreInTransaction) => WaitingFiles;
}>;

/** Adds a file to those that wait: it counts against the bounds of the account, and has a name of its own beside `with`. @throws FILE_REFUSED, OVER_LIMIT */
export async function addWaitingFile({ input, context, errors, since, filesOf }: Adding) {
  const { id: accountId } = await context.account();
  const made = await checkedFile({ input, context, errors });
  return context.store.transaction(async (store) => {
    const files = filesOf(store);
    await context.lockedAccount(store);
    await files.forgetBefore(since);
    const kept = await files.ofAccount({ accountId, since });
    if (kept.length >= MOST_WAITING) throw errors.FILE_REFUSED({ data: { reason: 'TOO_MANY' } });
    const others = kept.filter(({ id }) => input.with.includes(id));
    const filename = await placedName({ store, filename: made.filename, others, errors });
    await spend({ store, context, errors, accountId, what: 'FILES', amount: made.size });
    const added = { ...made, filename };
    await files.insert(added);
    return added;
  });
}
