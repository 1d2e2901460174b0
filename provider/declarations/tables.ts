import type { DeclarationType } from '#contract/declarations/schemas.ts';
import { tablesOf, type DayColumn } from '#provider/core/columns.ts';

export type DeclarationRow = {
  id: string;
  patient_id: string;
  type: DeclarationType;
  state: 'REGISTERED' | 'SUBMITTED' | 'CANCELED';
  registration_date: DayColumn;
  /** The hospital system's declaration that this one became. */
  system_id: string | null;
};

export type HospitalDeclarationRow = {
  system_id: string;
  patient_id: string;
  type: DeclarationType;
  state_export: 'A' | 'N';
};

export type DeclarationsTables = {
  hospital_declarations: HospitalDeclarationRow;
  declarations: DeclarationRow;
};

export const tables = tablesOf<DeclarationsTables>({
  hospital_declarations: true,
  declarations: true,
});
