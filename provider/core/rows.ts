import type { Tables } from '#provider/generated/tables.ts';

/** Rows that more than one area reads; each area brings its tables, where the columns are described. */
export type AccountRow = Tables['accounts'];
export type PatientRow = Tables['patients'];
export type AccountPatientRow = Tables['account_patients'];
export type BookingRow = Tables['bookings'];
export type BookingPriceRow = Tables['booking_prices'];
export type UnitRow = Tables['units'];
export type TeleconsultationRow = Tables['teleconsultations'];
export type ChatMessageRow = Tables['chat_messages'];
export type MedicalCaseRow = Tables['medical_cases'];

/** A patient as one account is linked to it. */
export type LinkedPatientRow = PatientRow &
  Pick<AccountPatientRow, 'role' | 'link_state' | 'typed' | 'acts_until' | 'scope'>;
