import type { JsonColumn } from '#provider/core/columns.ts';

export type TakenDrugRow = {
  patient_id: string;
  drug_id: string;
  name: string;
  form: string | null;
  dose: string | null;
  /** Order in the list. */
  position: number;
};

export type BookingPrescriptionRow = {
  system: string;
  system_id: string;
  reason: string;
  /** JSON: BookingPrescription.bookingPrescriptionDrugs of the contract. */
  drugs: JsonColumn;
};
