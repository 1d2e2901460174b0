import type { FileRefusal } from '#contract/bookings/schemas/attachments.ts';
import type { CallContext, os } from '#provider/core/context.ts';
import { freeName } from './names.ts';
import { newId } from '#provider/core/ids.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { AddedFileRow } from './rows.ts';

type Errors = Parameters<Parameters<typeof os.bookings.addAttachment.handler>[0]>[0]['errors'];

type FileErrors = Pick<Errors, 'FILE_REFUSED'>;

type Checking = {
  input: { file: File; filename: string };
  context: CallContext;
  errors: FileErrors;
};

/** Checks a file and returns what is kept of it. @throws FILE_REFUSED */
export const checkedFile = async (checking: Checking): Promise<AddedFileRow> => ({
  ...(await checkedBytes(checking)),
  account_id: (await checking.context.account()).id,
});

/** The same of a guest's, who has no account. @throws FILE_REFUSED */
export async function checkedBytes({
  input: { file, filename },
  context,
  errors,
}: Checking): Promise<Omit<AddedFileRow, 'account_id'>> {
  const params = await context.store.settings.fileUploadParams();
  const isTooLarge = file.size > params.maxFileSize;
  const bytes = isTooLarge ? null : Buffer.from(await file.arrayBuffer());
  const checked = bytes ? await context.files.check({ bytes, params }) : ({ refusal: 'TOO_LARGE' } as const);
  if ('refusal' in checked && checked.refusal === 'UNCHECKED')
    context.log.error({ requestId: context.requestId }, 'file check ended before its end');
  if ('refusal' in checked) throw errors.FILE_REFUSED({ data: { reason: checked.refusal } });
  const reason = bytes && (await scanRefusal({ bytes, context }));
  if (reason) throw errors.FILE_REFUSED({ data: { reason } });

  const now = context.clock.now();
  const { type, content } = checked;
  return {
    id: newId(now),
    filename,
    type,
    size: content.length,
    content,
    created_at: now.getTime(),
  };
}

/** Why a scanned file is not kept; the log has the virus, or why there was no verdict, and nothing of the file. */
export async function scanRefusal({
  bytes,
  context: { scan, log, requestId },
}: {
  bytes: Buffer;
  context: CallContext;
}): Promise<FileRefusal | null> {
  const verdict = await scan(bytes);
  if (verdict.kind === 'clean') return null;
  const { kind, ...found } = verdict;
  if (kind === 'infected') log.warn({ requestId, ...found }, 'infected file refused');
  else log.error({ requestId, ...found }, 'virus scanner gave no verdict');
  return kind === 'infected' ? 'INFECTED' : 'UNSCANNED';
}

/** Returns the name that one more file gets beside those that are there (decision 078). @throws FILE_REFUSED TOO_MANY */
export async function placedName({
  store,
  errors,
  filename,
  others,
}: {
  store: StoreInTransaction;
  errors: FileErrors;
  filename: string;
  others: readonly { filename: string }[];
}) {
  const { maxFiles } = await store.settings.fileUploadParams();
  if (others.length >= maxFiles) throw errors.FILE_REFUSED({ data: { reason: 'TOO_MANY' } });
  return freeName(
    filename,
    others.map((other) => other.filename),
  );
}
