import { tablesOf, type DayColumn, type FlagColumn } from '#provider/core/columns.ts';

/** What a patient is allergic to. */
export type AllergyRow = {
  id: string;
  patient_id: string;
  code: string;
  name: string;
  type_code: string;
  type_name: string;
  severity_name: string | null;
  description: string | null;
  entry_date: DayColumn;
  is_active: FlagColumn;
  is_cured: FlagColumn;
};

export type AllergiesTables = {
  allergies: AllergyRow;
};

export const tables = tablesOf<AllergiesTables>({ allergies: true });
