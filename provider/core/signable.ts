import type { SignableKind } from '#contract/signing/schemas.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import type { LinkedPatientRow } from './rows.ts';

/** When and as what a document was signed. */
export type SignedAs = Readonly<{
  signedDocumentId: string;
  /** Null: the staff has accepted a signature that could not be checked. */
  accountId: string | null;
  at: Date;
}>;

/** The rest that a paper needs beside its row. */
type PaperAsked = Readonly<{
  patient: LinkedPatientRow;
  /** The phone of the account that asks. */
  phone: string | null;
  /** The clinic's name and phone (`letterheadOf`). */
  letterhead: string;
  language: 'pl' | 'en';
  at: Date;
}>;

type DocumentRow = { patient_id: string; account_id: string | null };

/**
 * An area's rules for a kind of its documents that patients sign. They are written in `signable.ts` of its folder, which
 * `scripts/generate.mjs` joins: `export const signable = { CONSENT: signableOf({ … }) }`.
 */
type Signing<Row extends DocumentRow> = Readonly<{
  /** The document, of these patients alone; undefined: there is none. */
  load: (
    store: StoreInTransaction,
    asked: Readonly<{ whose: Whose; id: string }>,
  ) => Promise<Row | undefined>;
  /** The same for the staff, of whomever it is. */
  loadForStaff: (store: StoreInTransaction, id: string) => Promise<Row | undefined>;
  /** A hash of all that the paper says, so that a signature of a former one is known (B-80). */
  hashOf: (row: Row) => string;
  /** The tagged PDF that is signed. */
  pdf: (row: Row, asked: PaperAsked) => Promise<Uint8Array>;
  /** Tells whether it waits for a signature now: once it was signed it does not, whatever comes of it later. */
  canSign: (row: Row, now: Date) => boolean;
  /** Tells whether it counts without a signature, so that none is begun (B-38); one that was begun before is taken. Absent: none does. */
  needsNone?: (store: StoreInTransaction, row: Row) => Promise<boolean>;
  /**
   * Tells whether its content is not in the other system yet: it is not signed until both say the same. Absent: it lies in
   * one system alone.
   */
  isHeldBack?: (row: Row) => boolean;
  /** Writes into the row that it is signed, in the transaction that keeps the signed document. */
  markSigned: (store: StoreInTransaction, signed: SignedAs & Readonly<{ row: Row }>) => Promise<unknown>;
}>;

/** One document, with what can be asked of it. */
export type SignableDocument = Readonly<{
  patientId: string;
  /** The account that made it; null: the staff. What an account made it may sign, confirmed or not (B-70). */
  madeBy: string | null;
  hash: string;
  pdf: (asked: PaperAsked) => Promise<Uint8Array>;
  canSign: (now: Date) => boolean;
  needsNone: (store: StoreInTransaction) => Promise<boolean>;
  isHeldBack: boolean;
  markSigned: (store: StoreInTransaction, signed: SignedAs) => Promise<unknown>;
}>;

export type Signable = Readonly<{
  open: (
    store: StoreInTransaction,
    asked: Readonly<{ whose: Whose; id: string }>,
  ) => Promise<SignableDocument | undefined>;
  openForStaff: (store: StoreInTransaction, id: string) => Promise<SignableDocument | undefined>;
}>;

/** The documents that can be signed, by kind; a kind that no area has yet is as one without documents. */
export type Signables = Readonly<Partial<Record<SignableKind, Signable>>>;

/** Makes a kind of document that patients sign; what its rows are, stays with its area. */
export function signableOf<Row extends DocumentRow>(signing: Signing<Row>): Signable {
  const opened = (row: Row): SignableDocument => ({
    patientId: row.patient_id,
    madeBy: row.account_id,
    hash: signing.hashOf(row),
    pdf: (asked) => signing.pdf(row, asked),
    canSign: (now) => signing.canSign(row, now),
    needsNone: async (store) => (await signing.needsNone?.(store, row)) ?? false,
    isHeldBack: signing.isHeldBack?.(row) ?? false,
    markSigned: (store, signed) => signing.markSigned(store, { ...signed, row }),
  });
  return {
    async open(store, asked) {
      const row = await signing.load(store, asked);
      return row && opened(row);
    },
    async openForStaff(store, id) {
      const row = await signing.loadForStaff(store, id);
      return row && opened(row);
    },
  };
}
