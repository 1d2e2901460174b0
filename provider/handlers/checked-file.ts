import type { Attachment } from '#contract/attachments.ts';
import type { CallContext, os } from '#provider/context.ts';
import { checkFile, placeRefusal } from '#provider/rules/files/index.ts';
import type { ShownAttachmentRow } from '#provider/store/attachments.ts';
import { newId } from '#provider/store/ids.ts';
import type { StoreInTransaction } from '#provider/store/index.ts';
import type { AttachmentRow } from '#provider/store/tables.ts';

type Errors = Parameters<Parameters<typeof os.bookings.addAttachment.handler>[0]>[0]['errors'];
export const attachmentView = (row: ShownAttachmentRow): Attachment => ({
  id: row.id,
  filename: row.filename,
  type: row.type,
  size: row.size,
  addedAt: new Date(row.created_at).toISOString(),
});

type FileErrors = Pick<Errors, 'FILE_REFUSED'>;

/** What is kept of a file, by no booking yet. @throws FILE_REFUSED */
export async function checkedFile({
  input: { file, filename },
  context,
  errors,
}: {
  input: { file: File; filename: string };
  context: CallContext;
  errors: FileErrors;
}): Promise<AttachmentRow> {
  const params = await context.store.settings.fileUploadParams();
  const isTooLarge = file.size > params.maxFileSize;
  const checked = isTooLarge
    ? ({ refusal: 'TOO_LARGE' } as const)
    : checkFile({ bytes: Buffer.from(await file.arrayBuffer()), params });
  if ('refusal' in checked) throw errors.FILE_REFUSED({ data: { reason: checked.refusal } });

  const now = context.clock.now();
  const { type, content } = checked;
  return {
    id: newId(now),
    account_id: (await context.account()).id,
    system: null,
    system_id: null,
    kind: 'REFERRAL',
    filename,
    type,
    size: content.length,
    content,
    created_at: now.getTime(),
  };
}

/** One more of that name beside those that are there. @throws FILE_REFUSED */
export async function refusePlace({
  store,
  errors,
  ...place
}: {
  store: StoreInTransaction;
  errors: FileErrors;
  filename: string;
  others: readonly { filename: string }[];
}) {
  const reason = placeRefusal({ ...place, params: await store.settings.fileUploadParams() });
  if (reason) throw errors.FILE_REFUSED({ data: { reason } });
}
