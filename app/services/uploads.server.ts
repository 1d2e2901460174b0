import { parseWithZod } from '@conform-to/zod/v4';
import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { FileRefusal, type FileUploadParams } from '#contract/attachments.ts';
import { cleanFileName, endingsOf, formatFileSize, kindsInWords } from '#app/domain/bookings/attachments.ts';
import { withValues, type ErrorText } from './error-text.ts';
import { refused } from './forms.server.ts';
import { redirectWithNotice } from './notices.server.ts';
import { outageOf } from './provider.server.ts';
import type { Visit } from './visit.server.ts';

/** The field of every form that takes files. */
const FILES = 'files';

/** Only its type is read: the gate has made files of the parts, and the provider decides on them. */
export const UploadFields = z.object({ [FILES]: z.string().optional() });

/** What a form says of the files that it takes. `isFull`: no more may be added. */
export type FileUpload = Readonly<{ hint: string; accept: string; isFull: boolean }>;

/** `left`: how many more may be added. */
export function fileUpload(
  visit: Visit,
  { params, left }: { params: FileUploadParams; left: number },
): FileUpload {
  const isFull = left <= 0;
  const hint = isFull
    ? visit.t('attachments:files.full')
    : visit.t('attachments:files.hint', { count: left, ...wordsOf(visit, params) });
  return { hint, accept: endingsOf(params.fileTypes), isFull };
}

const wordsOf = ({ language }: Visit, { maxFileSize, fileTypes }: FileUploadParams) => ({
  types: kindsInWords(fileTypes),
  size: formatFileSize({ bytes: maxFileSize, language }),
});

type NamedFile = { filename: string; file: File };
type Sending = {
  params: FileUploadParams;
  /** One call of the provider for one file. */
  send: (file: NamedFile) => Promise<unknown>;
  /** The page of the form, where the good news is told. */
  path: string;
};

/**
 * A-63, S-41. Sends the form's files one by one, each with a result of its own: what was taken stays, whatever becomes of
 * the others. 303 when all were taken, otherwise the form with a line for each. Nothing chosen: A-28.
 */
export async function sendFiles(visit: Visit, { params, send, path }: Sending) {
  const form = await visit.form();
  const files = chosenFiles(form);
  const sent: string[] = [];
  const refusals: ErrorText[] = files.length === 0 ? ['attachments:refused.none'] : [];
  let isDown = files.length > 0;
  for (const named of files) {
    const reason = await reasonAgainst({ named, params, send });
    isDown &&= reason === 'failed';
    if (reason) refusals.push(refusalText({ visit, params, reason, name: named.filename }));
    else sent.push(named.filename);
  }

  if (refusals.length === 0) {
    const notices = sent.map((name) => ({ key: 'attachments:sent' as const, values: { name } }));
    return redirectWithNotice(visit, path, notices);
  }
  const submission = parseWithZod(withoutFiles(form), { schema: z.object({}) });
  const answer = refused(submission, { [FILES]: refusals }, { status: isDown ? 503 : 422 });
  return data({ ...answer.data, sent }, answer.init ?? undefined);
}

/** A browser sends an empty part without a name when nothing was chosen. */
const chosenFiles = (form: FormData): NamedFile[] =>
  form
    .getAll(FILES)
    .filter((value) => value instanceof File)
    .filter(({ name, size }) => name !== '' || size > 0)
    .map((file) => ({ file, filename: cleanFileName(file.name) }));

async function reasonAgainst({
  named,
  params,
  send,
}: Pick<Sending, 'params' | 'send'> & { named: NamedFile }): Promise<FileRefusal | 'failed' | null> {
  if (named.file.size === 0) return 'EMPTY';
  if (named.file.size > params.maxFileSize) return 'TOO_LARGE';
  try {
    await send(named);
    return null;
  } catch (error) {
    if (outageOf(error)) return 'failed';
    const reason = refusedReason(error);
    if (!reason) throw error;
    return reason;
  }
}

function refusedReason(error: unknown): FileRefusal | null {
  if (!(error instanceof ORPCError) || error.code !== 'FILE_REFUSED') return null;
  return z.object({ reason: FileRefusal }).parse(error.data).reason;
}

const refusalText = ({
  visit,
  params,
  reason,
  name,
}: {
  visit: Visit;
  params: FileUploadParams;
  reason: FileRefusal | 'failed';
  name: string;
}) => withValues(`attachments:refused.${reason}`, { name, most: params.maxFiles, ...wordsOf(visit, params) });

function withoutFiles(form: FormData) {
  const typed = new FormData();
  for (const [name, value] of form)
    if (name !== FILES && typeof value === 'string') typed.append(name, value);
  return typed;
}
