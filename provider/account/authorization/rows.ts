import type { SignatureOutcome, SignatureReason } from '#contract/account/calls/authorization.ts';
import type { InstantColumn, JsonColumn } from '#provider/core/columns.ts';

/** The document that the account's own patient signs; the last one that was made may count. */
export type AuthorizationDocumentRow = {
  /** The reference that is printed. */
  id: string;
  account_id: string;
  patient_id: string;
  /** The hash of what stands in it, printed too; other data make another document. */
  data_hash: string;
  content: Uint8Array;
  made_at: InstantColumn;
};

/** A signed file that was sent. */
export type SignedFileRow = {
  id: string;
  account_id: string;
  patient_id: string;
  /** The same bytes are one case. */
  file_hash: string;
  /** Text to show. */
  filename: string;
  outcome: SignatureOutcome;
  reason: SignatureReason | null;
  state: 'WAITING' | 'REFUSED' | 'CONFIRMED';
  /** JSON of whom the certificate names: for the staff alone. */
  signer: JsonColumn | null;
  /** JSON of the names of what lies in the file and is not covered by the signature; null: nothing. */
  uncovered: JsonColumn | null;
  /** Why the staff has refused it. */
  staff_reason: string | null;
  /** Its bytes where it is worth a look; what is negative is not kept. */
  content: Uint8Array | null;
  at: InstantColumn;
  decided_at: InstantColumn | null;
};
