import { isDefinedError, safe } from '@orpc/client';
import { sendFiles } from '#app/services/forms/uploads.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type Named = Readonly<{ id: string; filename: string }>;

/** Files that wait for what a draft makes. */
export type DraftFiles<Kept extends Named> = Readonly<{
  kept: readonly Kept[];
  keep: (files: readonly Kept[]) => Promise<unknown>;
  /** The file as the provider keeps it; or why it keeps none, where that has words of its own. */
  add: (file: { filename: string; file: File; with: string[] }) => Promise<Kept | { refused: ErrorText }>;
  remove: (file: { id: string }) => Promise<unknown>;
  /** The page that lists them. */
  path: string;
}>;

/** Each file is kept in the draft as soon as the provider has it. */
export function addDraftFiles<Kept extends Named>(
  request: PortalRequest,
  { kept, keep, add, path }: DraftFiles<Kept>,
  params: Parameters<typeof sendFiles>[1]['params'],
) {
  const all = [...kept];
  const send = async (file: { filename: string; file: File }) => {
    const added = await add({ ...file, with: all.map(({ id }) => id) });
    if ('refused' in added) return { filename: file.filename, refused: added.refused };
    all.push(added);
    await keep(all);
    return { filename: added.filename };
  };
  return sendFiles(request, { params, send, path });
}

/** One of the draft's own; one that is gone already is no failure of the patient's. */
export async function removeDraftFile<Kept extends Named>(
  request: PortalRequest,
  { kept, keep, remove, path }: DraftFiles<Kept>,
  id: string,
) {
  if (!kept.some((one) => one.id === id)) {
    return redirectWithNotice(request, path, { key: 'attachments:delete.failed', kind: 'error' });
  }
  const [error] = await safe(remove({ id }));
  if (error && !isDefinedError(error)) throw error;
  await keep(kept.filter((one) => one.id !== id));
  return redirectWithNotice(request, path, 'attachments:delete.done');
}
