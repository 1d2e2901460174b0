import type { SignableKind, SigningReason } from '#contract/signing/schemas.ts';
import { tablesOf, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';

/** The end of the waiting for a signature. WITH_STAFF has not ended: the unit decides. REPLACED: the document was given anew. */
export type SigningOutcome = 'SIGNED' | 'REFUSED' | 'GIVEN_UP' | 'OVER' | 'REPLACED';

/** A document that one account has given to the signing service. */
export type SigningRow = {
  id: string;
  kind: SignableKind;
  document_id: string;
  patient_id: string;
  account_id: string;
  /** Hash of what the document said when it was given (S-06). */
  data_hash: string;
  /** The document that was given, byte for byte; null once it has ended. */
  content: Uint8Array | null;
  /** UNIQUE. The nonce itself is in the address of the return alone. */
  nonce_hash: string;
  nonce_used_at: InstantColumn | null;
  /** Where the service has it, and by what it knows it. */
  address: string;
  /** UNIQUE: kind, document and account while it waits, kind and document while it is with the staff. */
  live_key: string | null;
  started_at: InstantColumn;
  ended_at: InstantColumn | null;
  outcome: SigningOutcome | 'WITH_STAFF' | null;
  reason: SigningReason | null;
  /** The document that came from the service, for the staff to look at; null unless it is with them. */
  signed_content: Uint8Array | null;
  /** JSON of whom the certificate names: for the staff alone. */
  signer: JsonColumn | null;
  /** JSON of the names of what its signature does not cover; null: nothing. */
  uncovered: JsonColumn | null;
  /** Why the staff has refused it. */
  staff_reason: string | null;
};

/** A signed document; kind and document are UNIQUE. */
export type SignedDocumentRow = {
  id: string;
  kind: SignableKind;
  document_id: string;
  patient_id: string;
  /** Where the service has it (B-35). */
  address: string;
  content: Uint8Array;
  /** JSON of the names of what its signature does not cover; null: nothing. */
  uncovered: JsonColumn | null;
  at: InstantColumn;
};

export type SigningTables = {
  signed_documents: SignedDocumentRow;
  signings: SigningRow;
};

export const signingTables = tablesOf<SigningTables>({
  signed_documents: true,
  signings: true,
});
