import { hasOwnClaim } from '#app/services/page/own-claim.server.ts';
import { isDefinedError, safe } from '@orpc/client';
import type { Authorization, SignedFile, VerifiedFile } from '#contract/account/calls/authorization.ts';
import { AUTHORIZE_PATH } from '#app/domain/account/authorize-paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { scanningText, sendFiles } from '#app/services/forms/uploads.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** As programs that sign call their files. */
const ACCEPT = '.pdf,.xml,.xades,.p7m,.p7s,.sig,.asice,.sce';

/** Tells whether a signature is taken: in production none of a made-up authority. */
const isSigningOffered = ({ context }: AccountRequest, { signing }: Authorization) =>
  signing === 'ON' || (signing === 'TRIAL' && !context.portal.environment.isProduction);

/** The content of the page: how the owner can be confirmed, what is to be signed, and what was sent. */
export async function authorizePageOf(request: AccountRequest) {
  const authorization = await request.provider.account.authorization();
  const { state, document, files } = authorization;
  const isOffered = isSigningOffered(request, authorization) && document !== undefined;
  return {
    ...{ title: request.t('account:authorize.title'), state },
    hasClaim: state === 'NO_PATIENT' && (await hasOwnClaim(request)),
    document: isOffered ? documentView({ document, request }) : null,
    hasPaper: document !== undefined,
    upload: isOffered ? await uploadOf(request) : null,
    files: files.map((file) => fileView({ file, request })),
  };
}

type Document = NonNullable<Authorization['document']>;

const documentView = ({ document, request }: { document: Document; request: AccountRequest }) => ({
  reference: document.reference,
  validUntil: textIn(request.language).formatDateTime(document.validUntil),
  replaced: document.replaced ?? null,
});

export type DocumentView = ReturnType<typeof documentView>;

/** The document as its print page shows it; null: there is nothing to be confirmed. */
export async function paperOf(request: AccountRequest) {
  const [{ document }, { username }] = await Promise.all([
    request.provider.account.authorization(),
    accountOf(request),
  ]);
  if (!document) return null;
  const { language, t } = request;
  const { person, madeAt, hash } = document;
  const size = formatFileSize({ bytes: document.size, language });
  return {
    ...documentView({ document, request }),
    ...{ username, hash, madeAt },
    validUntil: textIn(language).formatDay(dayOf(document.validUntil)),
    made: textIn(language).formatDay(dayOf(madeAt)),
    people: `${person.name} ${person.lastName}`,
    birthDate: textIn(language).formatDate(person.birthDate),
    pesel: person.nationalIdentificationNumber ?? null,
    documentNumber: person.documentNumber ?? null,
    file: t('account:authorize.print.file', { size }),
  };
}
export type PaperView = NonNullable<Awaited<ReturnType<typeof paperOf>>>;

async function uploadOf(request: AccountRequest) {
  const params = await fileUploadParams(request);
  const { maxFiles: count, maxFileSize: bytes } = params;
  if (request.context.portal.environment.isKiosk) {
    return { hint: request.t('page:kiosk.uploads'), accept: '', isFull: true };
  }
  const size = formatFileSize({ bytes, language: request.language });
  const bounds = request.t('account:authorize.upload.hint', { count, size });
  return { hint: [bounds, ...scanningText(request, params)].join(' '), accept: ACCEPT, isFull: false };
}

function fileView({ file, request }: { file: SignedFile; request: AccountRequest }) {
  const { id, filename, outcome, state, reason = null, staffReason = null, uncovered = [], at } = file;
  const sent = textIn(request.language).formatDateTime(at);
  return { id, filename, outcome, state, reason, staffReason, uncovered, sent };
}
export type SignedFileView = ReturnType<typeof fileView>;

/** Why no file is taken now; null: one is. */
export function closedNotice(request: AccountRequest, authorization: Authorization) {
  if (authorization.state === 'AUTHORIZED')
    return { key: 'account:authorize.done' as const, kind: 'notice' as const };
  const isOpen = authorization.state === 'OPEN' && isSigningOffered(request, authorization);
  return isOpen ? null : { key: 'account:authorize.result.closed' as const, kind: 'error' as const };
}

/** A§5, A§8. Sends the signed files one by one, each with a line of its own; one good one is enough (AP-55). */
export async function sendSigned(request: AccountRequest) {
  const params = await fileUploadParams(request);
  let isEnough = false;
  return sendFiles(request, {
    ...{ params, path: AUTHORIZE_PATH, most: params.maxFiles },
    isEnough: () => isEnough,
    async send(file) {
      const [error, verified] = await safe(request.provider.account.verifySignature(file));
      if (isDefinedError(error) && error.code === 'CLOSED')
        return { filename: file.filename, refused: 'account:authorize.result.closed' };
      if (error) throw error;
      isEnough ||= verified.outcome === 'VALID' && verified.next !== 'AGAIN';
      return resultOf({ file: verified, request });
    },
  });
}

/** A§8. What is said of one file: a line that it is good or waits, or why it is not. */
function resultOf({ file, request }: { file: VerifiedFile; request: AccountRequest }) {
  const { filename, outcome, reason, next, uncovered = [] } = file;
  const { t } = request;
  if (outcome === 'NEGATIVE' || next === 'AGAIN') {
    const why = reason ? t(`account:authorize.reason.${reason}`) : t('account:authorize.next.AGAIN');
    return { filename, refused: withValues('account:authorize.result.NEGATIVE', { name: filename, why }) };
  }
  const unsigned =
    uncovered.length === 0
      ? []
      : [t('signing:uncovered', { count: uncovered.length, names: uncovered.join(', ') })];
  const values = { name: filename, next: [t(`account:authorize.next.${next}`), ...unsigned].join(' ') };
  const kind = outcome === 'VALID' ? ('success' as const) : ('notice' as const);
  return { filename, notice: { key: `account:authorize.result.${outcome}` as const, kind, values } };
}
