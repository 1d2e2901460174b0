import { tablesOf, type DayColumn, type InstantColumn, type JsonColumn } from '#provider/core/columns.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';
import type { CorrectionKind } from '#contract/applications/reading/kinds.ts';
import type { CorrectionState } from '#contract/applications/schemas.ts';

/** A request to correct a person's record. */
export type CorrectionRow = {
  id: string;
  account_id: string;
  patient_id: string;
  kind: CorrectionKind;
  /** The data as they should be: WantedData. */
  wanted: JsonColumn;
  text: string | null;
  /** Who of the staff is asked, and the name as it was then. */
  recipient_id: string;
  recipient_name: string;
  state: CorrectionState;
  /** Why it was rejected. */
  reason: string | null;
  asked_at: InstantColumn;
  answer_by: DayColumn;
  taken_up_at: InstantColumn | null;
  /** When it was decided or withdrawn. */
  ended_at: InstantColumn | null;
  /** Hash of the form's key and of all that was said; null: the form had none. */
  key_hash: string | null;
};

export type CorrectionFileRow = AddedFileRow & { correction_id: string };

export type ApplicationsTables = {
  correction_files: CorrectionFileRow;
  corrections: CorrectionRow;
};

export const applicationsTables = tablesOf<ApplicationsTables>({ correction_files: true, corrections: true });
