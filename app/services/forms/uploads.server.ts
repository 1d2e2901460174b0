import { scopeNoted } from '#app/services/page/narrowed.server.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { ORPCError } from '@orpc/client';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { FileRefusal, type FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import {
  cleanFileName,
  acceptOf,
  formatFileSize,
  kindsInWords,
  UNNAMED_FILE,
} from '#app/domain/bookings/attachments.ts';
import { partsOf, withValues, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { LIMIT_ERRORS } from '#contract/errors.ts';
import { refused } from './forms.server.ts';
import { limitText } from './limits.server.ts';
import { redirectWithNotice, shownNotice } from '#app/services/page/notices.server.ts';
import { outageOf } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

export { UNNAMED_FILE };

/** The field of every form that takes files. */
const FILES = 'files';

/** Only its type is read: the gate has made files of the parts, and the provider decides on them. */
export const UploadFields = z.object({ [FILES]: z.string().optional() });

/** A form's texts about the files that it takes. `isFull`: no more may be added, at a kiosk none at all (B-14). */
export type FileUpload = Readonly<{ hint: string; accept: string; isFull: boolean }>;

/** `left`: how many more may be added. */
export function fileUpload(
  request: PortalRequest,
  { params, left }: { params: FileUploadParams; left: number },
): FileUpload {
  if (request.context.portal.environment.isKiosk) {
    return { hint: request.t('page:kiosk.uploads'), accept: '', isFull: true };
  }
  if (scopeNoted(request.context) === 'VIEW')
    return { hint: request.t('attachments:files.readAlone'), accept: '', isFull: true };
  const isFull = left <= 0;
  const hint = isFull
    ? request.t('attachments:files.full')
    : [
        request.t('attachments:files.hint', { count: left, ...wordsOf(request, params) }),
        ...scanningText(request, params),
      ].join(' ');
  return { hint, accept: acceptOf(params.fileTypes), isFull };
}

/** S-35. Who looks for viruses is said before a file is chosen, where no scanner does. */
export const scanningText = ({ t }: PortalRequest, { isScanned }: FileUploadParams) =>
  isScanned === false ? [t('attachments:files.notScanned')] : [];

const wordsOf = ({ language }: PortalRequest, { maxFileSize, fileTypes }: FileUploadParams) => ({
  types: kindsInWords(fileTypes),
  size: formatFileSize({ bytes: maxFileSize, language }),
});

type NamedFile = { filename: string; file: File };
/** The provider's answer for a file: under which name it is kept, and what else is told of it than that it was added. */
type Taken = Readonly<{
  filename: string;
  notice?: { key: TextKey; kind: 'success' | 'notice'; values: Record<string, string> };
  /** It came, and is not what is asked for. */
  refused?: ErrorText;
}>;

type Sending = {
  params: FileUploadParams;
  /** The number of files that are taken at once, where the provider does not count them. */
  most?: number;
  /** True where the files that were sent are enough: then nothing has to be mended, whatever the other files are. */
  isEnough?: () => boolean;
  /** One call of the provider for one file. */
  send: (file: NamedFile) => Promise<Taken>;
  /** The page of the form, where the good news is told. */
  path: string;
  /** Said of a file that was not taken, before the reason; absent: the reason alone says it. */
  notSent?: TextKey;
};

const Reached = LIMIT_ERRORS.OVER_LIMIT.data;
type Reached = z.output<typeof Reached>;

/** Why a file was not taken: the provider's reason or bound, the provider's silence, or that it did not come whole. */
type Reason = FileRefusal | Reached | 'failed' | 'inDoubt' | 'untold' | 'interrupted' | 'interruptedUnnamed';

/** The file is as good as before and may be sent again; for the other reasons something has to be mended first. */
const PASSING: ReadonlySet<Reason | null> = new Set<Reason>(['failed', 'interrupted', 'UNSCANNED']);

/** Then no further file is tried: a connection that is silent for 30 s is closed, and nobody would be told anything. */
const PATIENCE_MS = 7_000;

/**
 * A-63, S-41. Sends the form's files one by one, each with a result of its own: what was taken stays, whatever becomes of
 * the others. 303 when all were taken, otherwise the form with a line for each, and the names of those to be chosen again.
 * Nothing chosen: A-28.
 */
export async function sendFiles(request: PortalRequest, sending: Sending) {
  const { params, path, isEnough, notSent } = sending;
  const form = await request.form();
  const results = await sentFiles({ ...sending, form });
  const good = results.filter(({ reason, refused }) => reason === null && !refused);
  const notices = good.map(
    ({ name, notice }) => notice ?? { key: 'attachments:sent' as const, values: { name } },
  );
  const lines: ErrorText[] = results.flatMap(({ name, reason, refused }) => {
    if (refused) return [refused];
    if (!reason) return [];
    const isSaid = notSent === undefined || reason === 'failed' || reason === 'untold';
    const before = isSaid ? [] : [withValues(notSent, { name })];
    return [...before, refusalText({ request, params, reason, name })];
  });
  if (results.length > 0 && (lines.length === 0 || isEnough?.())) {
    const negative = lines.map((line) => ({ ...partsOf(line), kind: 'error' as const }));
    return redirectWithNotice(request, path, [...notices, ...negative]);
  }
  const sent = good.map(({ name }) => name);
  if (results.length === 0) lines.push('attachments:refused.none');
  const again = results.filter(({ reason }) => PASSING.has(reason)).map(({ name }) => name);
  const isDown =
    results.length > 0 && results.every(({ reason }) => reason === 'failed' || reason === 'inDoubt');

  const submission = parseWithZod(typedAnswers({ form, again }), { schema: z.object({}) });
  const answer = refused(submission, { [FILES]: lines }, { status: isDown ? 503 : 422 });
  const said = notices.map((notice) =>
    shownNotice(request, { kind: 'success', ...notice, at: request.now.getTime(), shown: true }),
  );
  return data({ ...answer.data, sent, said }, answer.init ?? undefined);
}

/** Sends each that there is time and room for. */
async function sentFiles({ form, params, send, most = Infinity }: Sending & { form: FormData }) {
  const givesUpAt = performance.now() + PATIENCE_MS;
  const results: Sent[] = [];
  for (const [index, chosen] of chosenFiles(form).entries()) {
    const name = typeof chosen === 'string' ? chosen : chosen.filename;
    const isOverdue = performance.now() > givesUpAt;
    if (index >= most) results.push({ name, reason: 'TOO_MANY' });
    else results.push(isOverdue ? { name, reason: 'failed' } : await sentFile({ chosen, params, send }));
  }
  return results;
}

/**
 * The files as they were chosen; of one that did not come whole the name alone. A browser sends an empty part without a
 * name when nothing was chosen.
 */
const chosenFiles = (form: FormData): (NamedFile | string)[] =>
  form
    .getAll(FILES)
    .filter((value) => (typeof value === 'string' ? value !== '' : value.name !== '' || value.size > 0))
    .map((value) => {
      if (typeof value !== 'string') return { file: value, filename: cleanFileName(value.name) };
      return value === UNNAMED_FILE ? value : cleanFileName(value);
    });

/** The outcome for one file; `name`: as it is kept, or as it was chosen. */
type Sent = { name: string; reason: Reason | null } & Pick<Taken, 'notice' | 'refused'>;

async function sentFile({
  chosen,
  params,
  send,
}: Pick<Sending, 'params' | 'send'> & { chosen: NamedFile | string }): Promise<Sent> {
  if (typeof chosen === 'string')
    return { name: chosen, reason: chosen === UNNAMED_FILE ? 'interruptedUnnamed' : 'interrupted' };
  const { filename: name, file } = chosen;
  if (file.size === 0) return { name, reason: 'EMPTY' };
  if (file.size > params.maxFileSize) return { name, reason: 'TOO_LARGE' };
  try {
    const { filename: keptName, ...told } = await send(chosen);
    return { name: keptName, reason: null, ...told };
  } catch (error) {
    const outage = outageOf(error);
    if (outage) return { name, reason: outage.inDoubt && !outage.hasFailed ? 'inDoubt' : 'failed' };
    const reason = refusedReason(error);
    if (!reason) throw error;
    return { name, reason };
  }
}

function refusedReason(error: unknown): FileRefusal | Reached | 'untold' | null {
  if (!(error instanceof ORPCError)) return null;
  if (error.code === 'OVER_LIMIT') return Reached.parse(error.data);
  if (error.code !== 'FILE_REFUSED') return null;
  return z.object({ reason: FileRefusal.optional() }).parse(error.data).reason ?? 'untold';
}

const refusalText = ({
  request,
  params,
  reason,
  name,
}: {
  request: PortalRequest;
  params: FileUploadParams;
  reason: Reason;
  name: string;
}) =>
  typeof reason === 'object'
    ? limitText(request, reason, { name })
    : withValues(`attachments:refused.${reason}`, {
        name,
        most: params.maxFiles,
        ...wordsOf(request, params),
      });

/** Tells whether any file was chosen in a form that takes files beside its answers. */
export const chosenAny = (form: FormData) => chosenFiles(form).length > 0;

/** A form's answers in words alone: files are read when they are sent. */
export function withoutFiles(form: FormData) {
  const typed = new FormData();
  for (const [name, value] of form)
    if (name !== FILES && typeof value === 'string') typed.append(name, value);
  return typed;
}

/** The answers that were typed, and the names of the files that are to be chosen again. */
function typedAnswers({ form, again }: { form: FormData; again: readonly string[] }) {
  const typed = withoutFiles(form);
  for (const name of again) typed.append(FILES, name);
  return typed;
}
