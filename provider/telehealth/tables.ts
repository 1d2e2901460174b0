import {
  tablesOf,
  type DayColumn,
  type FlagColumn,
  type InstantColumn,
  type JsonColumn,
} from '#provider/core/columns.ts';

/**
 * A booking that is a teleconsultation. Its state and the booking's status change in one transaction (B-55): WAITING and
 * STARTED are SCHEDULED or REGISTERED, ENDED is EXECUTED, CANCELED is CANCELED.
 */
export type TeleconsultationRow = {
  id: string;
  system: string;
  system_id: string;
  medical_case_id: string;
  service_code: string;
  /** Given as soon as somebody is free, and at no set time. */
  is_now: FlagColumn;
  /** Asked for "now" while nobody was on duty. */
  is_offline: FlagColumn;
  state: 'WAITING' | 'STARTED' | 'ENDED' | 'CANCELED';
  /** Whose time it is, or who has taken it; null: nobody has taken it yet. */
  practitioner_id: string | null;
  title: string | null;
  /** Who booked it; null: the staff. */
  account_id: string | null;
  /** The carer's own patient (B-67); null: the patient themself. */
  warden_id: string | null;
  registered_at: InstantColumn | null;
  started_at: InstantColumn | null;
  ended_at: InstantColumn | null;
};

/** A note, a chat or a recording of a teleconsultation. */
export type TeleconsultationAttachmentRow = {
  id: string;
  teleconsultation_id: string;
  type: 'N' | 'F' | 'A' | 'C';
  file_name: string;
  created_at: InstantColumn;
  author: string | null;
  /** The words of a note, the transcript of a recording. */
  text: string | null;
  kept_until: DayColumn | null;
  /** The bytes of a recording, in base64. */
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

/** A patient whom the telehealth system knows, as it was told. */
export type TelehealthPatientRow = {
  patient_id: string;
  /** Each with root, extension and assigningAuthorityName. */
  identifiers: JsonColumn;
  name: string;
  surname: string;
  birth_date: DayColumn;
  gender: 'F' | 'M' | 'UN';
  told_at: InstantColumn;
};

export type TelehealthTables = {
  chat_messages: ChatMessageRow;
  teleconsultation_attachments: TeleconsultationAttachmentRow;
  teleconsultations: TeleconsultationRow;
  telehealth_patients: TelehealthPatientRow;
};

export const tables = tablesOf<TelehealthTables>({
  chat_messages: true,
  teleconsultation_attachments: true,
  teleconsultations: true,
  telehealth_patients: true,
});
