import { createHash, randomBytes } from 'node:crypto';
import type { SigningReason } from '#contract/signing/schemas.ts';
import { isSigner, type Person } from '#provider/account/authorization/rules.ts';
import { inRow } from '#provider/core/signatures/uncovered.ts';
import type { SignatureVerdict, Signer } from '#provider/core/signatures/verdict.ts';
import type { SigningRow } from './tables.ts';

/** B-37, S-06, AP-09 and B-80: how long a signature is waited for, and what a signed document is worth. */

const WAITING_MS = 30 * 60_000;

export const endOfWaiting = (startedAt: number) => startedAt + WAITING_MS;

/** True once it waits no more, so that the document can be signed anew. */
export const isOver = ({ startedAt, now }: { startedAt: number; now: number }) =>
  now >= endOfWaiting(startedAt);

export const newNonce = () => randomBytes(24).toString('base64url');

export const nonceHash = (nonce: string) => createHash('sha256').update(`signing:${nonce}`).digest('hex');

/** The portal's address with the nonce in it; nothing else of it is changed. */
export function withNonce(address: string, nonce: string) {
  const url = new URL(address);
  url.searchParams.set('nonce', nonce);
  return url.href;
}

type Key = Pick<SigningRow, 'kind' | 'document_id'>;

/** One account waits for one signature under a document. */
export const waitingKey = ({ kind, document_id, account_id }: Key & Pick<SigningRow, 'account_id'>) =>
  `${kind}:${document_id}:${account_id}`;

/** The staff decides about one signature under a document. */
export const staffKey = ({ kind, document_id }: Key) => `${kind}:${document_id}:staff`;

export type Judged =
  | Readonly<{ outcome: 'SIGNED'; signer: Signer; uncovered: string | null }>
  /** Nobody can say for sure: revocation, or who it is. */
  | Readonly<{ outcome: 'WITH_STAFF'; signer: Signer; uncovered: string | null }>
  | Readonly<{ outcome: 'REFUSED'; reason: SigningReason }>;

/** Who may have signed: the patient, and whoever acts for them now. */
type Signers = readonly Person[];

function judgedOne(verdict: SignatureVerdict, signers: Signers): Judged {
  if (verdict.outcome === 'NEGATIVE') return { outcome: 'REFUSED', reason: verdict.reason };
  const { signer, outcome } = verdict;
  const uncovered = inRow(verdict);
  const by = signers.map((person) => isSigner({ signer, person }));
  if (outcome === 'VALID' && by.includes('PESEL')) return { outcome: 'SIGNED', signer, uncovered };
  const isUnnamed = signer.pesel === null && signer.lastName === null;
  if (by.some((one) => one !== null) || (isUnnamed && outcome === 'UNCHECKED'))
    return { outcome: 'WITH_STAFF', signer, uncovered };
  return { outcome: 'REFUSED', reason: 'ANOTHER_PERSON' };
}

const WORTH = { SIGNED: 2, WITH_STAFF: 1, REFUSED: 0 } as const;

/** The worth of a document from the service: the best of its signatures counts, whoever else has signed it. */
export function judged(verdicts: readonly SignatureVerdict[], signers: Signers): Judged {
  const [best] = verdicts
    .map((verdict) => judgedOne(verdict, signers))
    .sort((one, other) => WORTH[other.outcome] - WORTH[one.outcome]);
  return best ?? { outcome: 'REFUSED', reason: 'NO_SIGNATURE' };
}

/** The format of a signed document, by how it begins (B-36). */
export const formatOf = (content: Uint8Array) =>
  Buffer.from(content.subarray(0, 5)).toString('latin1') === '%PDF-' ? ('PDF' as const) : ('XML' as const);
