import { normalized } from '#contract/people/reading/normalized.ts';
import { createHash, randomInt } from 'node:crypto';
import type { SignatureOutcome, SignatureReason } from '#contract/account/calls/authorization.ts';
import type { SignatureVerdict, Signer } from '#provider/core/signatures/verdict.ts';

/** AP-09 and AP-55: which document counts, and whose signature proves who the account's owner is. */

const DAY_MS = 24 * 60 * 60_000;
const DOCUMENT_DAYS = 30;

/** The facts that a document states of a person. */
export type Person = Readonly<{
  name: string;
  last_name: string;
  birth_date: string;
  national_id: string | null;
  document_number: string | null;
}>;

/** Letters that nobody takes for another one when they are read out. */
const LETTERS = 'ACDEFGHJKLMNPQRTUVWXY3479';

/** "PA-7KD4-M94X". */
export function newReference() {
  const letters = (count: number) =>
    Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `PA-${letters(4)}-${letters(4)}`;
}

/** The hash of what a document says: the same as long as none of it has changed. */
export function dataHash({ username, person }: { username: string; person: Person }) {
  const {
    name,
    last_name: lastName,
    birth_date: birthDate,
    national_id: pesel,
    document_number: number,
  } = person;
  return createHash('sha256')
    .update(JSON.stringify([username, name, lastName, birthDate, pesel, number]))
    .digest('hex');
}

export const endOfDocument = (madeAt: number) => madeAt + DOCUMENT_DAYS * DAY_MS;

type Made = Readonly<{ data_hash: string; made_at: number }>;

/** Why a document does not count (any more): other data, or its age; null: it counts. */
export function whyOver({ document, hash, now }: { document: Made; hash: string; now: number }) {
  if (document.data_hash !== hash) return 'DATA' as const;
  return now > endOfDocument(document.made_at) ? ('AGE' as const) : null;
}

/** The proof that the signer is the person: by PESEL, or by names and day of birth where one of both has none; null: none. */
export function isSigner({ signer, person }: { signer: Signer; person: Person }): 'PESEL' | 'NAMES' | null {
  if (signer.pesel !== null && person.national_id !== null)
    return signer.pesel === person.national_id ? 'PESEL' : null;
  const isNamed = isSameName(signer.name, person.name) && isSameName(signer.lastName, person.last_name);
  const isBorn = signer.birthDate === null || signer.birthDate === person.birth_date;
  return isNamed && isBorn ? 'NAMES' : null;
}

/** "Anna Maria" is Anna: documents have more names than records. */
const isSameName = (said: string | null, known: string) =>
  said !== null && plain(said).split(' ')[0] === plain(known).split(' ')[0];

const plain = (name: string) => normalized(name, 'NFC').toLocaleLowerCase('pl').trim();

export type Judged = Readonly<{
  outcome: SignatureOutcome;
  reason: SignatureReason | null;
  signer: Signer | null;
  /** True where it proves the person by itself; otherwise the staff decides. */
  isProof: boolean;
  /** Names of what lies in the file and the signature does not cover. */
  uncovered: readonly string[];
}>;

type ToJudge = Readonly<{
  verdict: SignatureVerdict;
  person: Person;
  overOf: (documentId: string) => 'DATA' | 'AGE' | null;
}>;

/** The judgement of one signature about the account's owner. */
function judged({ verdict, person, overOf }: ToJudge): Judged {
  const negative = (reason: SignatureReason): Judged => ({
    outcome: 'NEGATIVE',
    reason,
    signer: null,
    isProof: false,
    uncovered: [],
  });
  if (verdict.outcome === 'NEGATIVE') return negative(verdict.reason);
  const { signer, documentId, outcome, uncovered = [] } = verdict;
  const by = isSigner({ signer, person });
  const isUnnamed = signer.pesel === null && signer.lastName === null;
  if (by === null && !(isUnnamed && outcome === 'UNCHECKED')) return negative('ANOTHER_PERSON');
  const over = overOf(documentId);
  if (over) return negative(over === 'AGE' ? 'DOCUMENT_OVER' : 'DOCUMENT_REPLACED');
  return { outcome, reason: null, signer, isProof: outcome === 'VALID' && by === 'PESEL', uncovered };
}

const worth = ({ outcome, isProof }: Judged) =>
  isProof ? 3 : outcome === 'VALID' ? 2 : outcome === 'UNCHECKED' ? 1 : 0;

/** The judgement of a file: the best of its signatures counts, whoever else has signed it. */
export function bestOf(file: Omit<ToJudge, 'verdict'> & { verdicts: readonly SignatureVerdict[] }): Judged {
  const { verdicts, ...asked } = file;
  const all = verdicts.map((verdict) => judged({ verdict, ...asked }));
  const [best] = all.sort((one, other) => worth(other) - worth(one));
  return best ?? { outcome: 'NEGATIVE', reason: 'NO_SIGNATURE', signer: null, isProof: false, uncovered: [] };
}
