import type { DayColumn, InstantColumn } from '#provider/core/columns.ts';

/** From which day on the patient's measurements go with a booking. */
export type BookingMeasurementsRow = {
  system: string;
  system_id: string;
  date_from: DayColumn;
};

/** A booking that is a teleconsultation. */
export type TeleconsultationRow = {
  id: string;
  system: string;
  system_id: string;
  medical_case_id: string;
};

/** A note, a chat or a recording of a teleconsultation. */
export type TeleconsultationAttachmentRow = {
  id: string;
  teleconsultation_id: string;
  type: 'N' | 'F' | 'A' | 'C';
  file_name: string;
  created_at: InstantColumn;
  author: string | null;
  /** Of a note its words, of a recording its transcript. */
  text: string | null;
  kept_until: DayColumn | null;
  /** Of a recording: its bytes in base64. */
  content: string | null;
};

/** One message of a teleconsultation's chat. */
export type ChatMessageRow = {
  teleconsultation_id: string;
  position: number;
  sent_at: InstantColumn;
  sender: string;
  text: string;
};
