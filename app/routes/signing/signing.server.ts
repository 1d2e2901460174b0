import { isDefinedError, safe } from '@orpc/client';
import type { Signing } from '#contract/signing/schemas.ts';
import {
  documentPath,
  paperPath,
  saidByReturn,
  signedPath,
  signPath,
  type DocumentKey,
} from '#app/domain/signing/documents.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { scopeNoted } from '#app/services/page/narrowed.server.ts';
import { orOutage, outageOf } from '#app/services/provider/provider.server.ts';
import type { StepsView } from '#app/services/second-steps/portal-steps.server.ts';
import { afterSigned, type HospitalState } from './after-signed.server.ts';
import { documentOf, type SignedDocument } from './documents.server.ts';
import { editWaitsOf } from './edit-waits.server.ts';

/** DOWN: nobody could say, for the provider or the signing service does not answer. */
export type SigningState = Signing['state'] | 'DOWN';

/** The state of the signature under one document, and what can be done now. */
export type SigningView = Readonly<{
  kind: DocumentKey['kind'];
  state: SigningState;
  reason: NonNullable<Signing['reason']> | null;
  staffReason: NonNullable<Signing['staffReason']> | null;
  /** ISO; while it is waited for. */
  until: string | null;
  /** True where it may be begun now, or gone on with. */
  canSign: boolean;
  /** True while the document waits for a signature, by whatever way. */
  isOpen: boolean;
  /** It counts without one: nothing is signed here. */
  isNeedless: boolean;
  /** The signed document is an XML, which no browser shows in a tab. */
  isXml: boolean;
  /** Names of what lies in the signed document and is not signed. */
  uncovered: readonly string[];
  /** The origin of the signing service; null: on paper alone. */
  target: string | null;
  /** An edit of the declaration waits for the hospital system, which may refuse it: nothing is signed meanwhile. Null: none does. */
  editWaits: StepsView | null;
  /** The state of a signed declaration at the hospital system. */
  hospital: HospitalState | null;
  /** The one who asks has come back from the service just now, or it was this question that has taken the signature. */
  isNews: boolean;
  paths: Readonly<{ document: string; sign: string; signed: string; paper: string }>;
}>;

const CAN_BEGIN: ReadonlySet<SigningState> = new Set(['NONE', 'WAITING', 'REFUSED', 'GIVEN_UP', 'OVER']);

/** Where the browser may be led to sign; null: nowhere, and in production to no service that is made up. */
export async function signingTarget({ context, provider }: AccountRequest): Promise<string | null> {
  const offer = await orOutage(provider.signing.offer());
  if (!offer.ok) return null;
  const { signing, origin } = offer.data;
  const isOffered = signing === 'ON' || (signing === 'TRIAL' && !context.portal.environment.isProduction);
  return isOffered ? (origin ?? null) : null;
}

/**
 * Asks how it stands, and takes a signature that is there (B-71): whoever opens the page, and however often. Nothing follows from the
 * address, but that somebody who brings the nonce is told what it says. @throws notFound
 */
export async function signingOf(
  request: AccountRequest,
  key: DocumentKey,
): Promise<{ signing: SigningView; document: SignedDocument }> {
  const opened = await documentOf(request, key);
  const { before, editWaits } = await afterEdits(request, opened);
  const [target, answer] = await Promise.all([signingTarget(request), outcomeOf(request, key)]);
  const isSigned = answer.state === 'SIGNED';
  const document = isSigned && before.isOpen ? await documentOf(request, key) : before;
  const hospital = isSigned ? await afterSigned(request, { before, document }) : null;
  const { isReturn, reason = null, staffReason = null, until = null, uncovered = [] } = answer;
  const state = isMoot(answer, document) ? 'NONE' : answer.state;
  const signing = {
    kind: key.kind,
    state,
    reason,
    staffReason,
    until,
    uncovered,
    isNews: isReturn || (isSigned && before.isOpen),
    target,
    editWaits,
    hospital,
    isOpen: document.isOpen,
    isNeedless: document.isNeedless,
    isXml: answer.signedAs === 'XML',
    canSign: target !== null && document.isOpen && editWaits === null && CAN_BEGIN.has(state),
    paths: {
      document: documentPath(key),
      sign: signPath(key),
      signed: signedPath(key),
      paper: paperPath(key),
    },
  };
  return { signing, document };
}

/** A signature that came to nothing because the document was taken back since: that was wanted, and is no error of signing. */
const isMoot = ({ state, reason, isReturn }: Answer, { isOpen }: SignedDocument) =>
  state === 'REFUSED' && reason === 'OTHER_DOCUMENT' && !isOpen && !isReturn;

/** A declaration that is edited is tried at the hospital system first: an edit that it refuses changes the document. */
async function afterEdits(request: AccountRequest, document: SignedDocument) {
  if (document.kind !== 'DECLARATION' || !document.isOpen) return { before: document, editWaits: null };
  const { kind, record } = document;
  const { wasTried, editWaits } = await editWaitsOf(request, record.id);
  return { before: wasTried ? await documentOf(request, { kind, id: record.id }) : document, editWaits };
}

type Answer = Omit<Signing, 'state'> & { state: SigningState };

/** A page that nobody has asked for yet leaves the nonce to the one that is. */
async function outcomeOf(request: AccountRequest, key: DocumentKey): Promise<Answer> {
  const { url, isPost, isPrefetch, provider } = request;
  const said = isPost || isPrefetch ? {} : saidByReturn(url.searchParams);
  const [error, outcome] = await safe(provider.signing.outcome({ ...key, ...said }));
  if (!error) return outcome;
  // Who lets look alone has the document read, and nothing of it signed (AP-22).
  const isThere =
    isDefinedError(error) && error.code === 'NOT_FOUND' && scopeNoted(request.context) === 'VIEW';
  if (isThere) return { state: 'NONE', isReturn: false };
  if (isDefinedError(error) && error.code === 'NOT_FOUND') throw notFound();
  if (isDefinedError(error) || outageOf(error)) return { state: 'DOWN', isReturn: false };
  throw error;
}
