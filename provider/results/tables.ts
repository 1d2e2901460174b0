import { tablesOf, type DayColumn, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';
import type { DocumentRow } from '#provider/core/files/rows.ts';

export type LaboratoryRow = { id: string; name: string };

/** The provider's dictionary: what is measured, in words for patients. */
export type AnalyteRow = { code: string; name: string; meaning_pl: string; meaning_en: string };

/** The text that a unit puts first with a critical value (B-07). */
export type CriticalTextRow = { unit_id: string; text_pl: string; text_en: string };

/** One version of what became of an order. */
export type TestResultRow = {
  id: string;
  /** UNIQUE: the second id (B-02). */
  system_id: string | null;
  /** The same in all versions. */
  order_number: string;
  patient_id: string;
  unit_id: string;
  laboratory_id: string;
  name: string;
  collected_at: InstantColumn;
  /** Null: nobody outside of the clinic knows of it. */
  published_at: InstantColumn | null;
  status: 'FINAL' | 'PRELIMINARY' | 'CORRECTED';
  /** The staff's choice (B-07), for all versions at once. */
  is_withheld: FlagColumn;
  discussed_on: DayColumn | null;
  /** UNIQUE, both: a version has one before it and one after it at most. */
  corrected_from: string | null;
  corrected_by: string | null;
};

/** One value of a version, as the laboratory gave it (B-08). */
export type TestValueRow = {
  result_id: string;
  position: number;
  code: string;
  name: string;
  value: string;
  comparator: '<' | '<=' | '>=' | '>' | null;
  number: number | null;
  unit: string | null;
  low: number | null;
  high: number | null;
  range_text: string | null;
  flag: string | null;
  comment: string | null;
};

export type ResultDocumentRow = DocumentRow & {
  result_id: string;
  /** The one of the result's two ids under which the file is kept; null: under none. */
  held_under: string | null;
};

export type ResultsTables = {
  test_values: TestValueRow;
  result_documents: ResultDocumentRow;
  test_results: TestResultRow;
  critical_texts: CriticalTextRow;
  analytes: AnalyteRow;
  laboratories: LaboratoryRow;
};

export const resultsTables = tablesOf<ResultsTables>({
  test_values: true,
  result_documents: true,
  test_results: true,
  critical_texts: true,
  analytes: true,
  laboratories: true,
});
