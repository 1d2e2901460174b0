import { tablesOf, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';

/** A request for copies. */
export type CopyRequestRow = {
  id: string;
  /** UNIQUE: by what the unit knows it. */
  number: string;
  patient_id: string;
  account_id: string;
  /** UNIQUE: one draft makes one. */
  key_hash: string | null;
  state: 'REGISTERED' | 'ACCEPTED' | 'PREPARED' | 'COMPLETED' | 'REJECTED';
  registered_at: InstantColumn;
  accepted_at: InstantColumn | null;
  prepared_at: InstantColumn | null;
  completed_at: InstantColumn | null;
  rejected_at: InstantColumn | null;
  reason: string | null;
  cdoc_type: string;
  description: string;
  encounter_id: string | null;
  /** JSON: CopyRequest.documents of the contract, as they were then. */
  documents: JsonColumn | null;
  /** JSON: CopyRequest.scope of the contract. */
  scope: JsonColumn | null;
  delivery_format: string;
  delivery_mode: number;
  /** JSON: AuthorizedPerson of the contract. */
  authorized_person: JsonColumn | null;
  /** Grosze; null: the unit has told none. */
  price: number | null;
  /** The highest amount that was agreed to (B-102). */
  agreed_amount: number | null;
  agreed_at: InstantColumn | null;
  /** The invoice of the price; null: there is none, or the price has changed. */
  ref_invoice: string | null;
};

export type CopyRequestFileRow = {
  id: string;
  request_id: string;
  file_name: string;
  media_type: string;
  size: number;
  content: Uint8Array;
};

export type CopiesTables = {
  copy_requests: CopyRequestRow;
  copy_request_files: CopyRequestFileRow;
};

export const copiesTables = tablesOf<CopiesTables>({ copy_requests: true, copy_request_files: true });
