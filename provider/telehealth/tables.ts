import {
  tablesOf,
  type DayColumn,
  type FlagColumn,
  type InstantColumn,
  type JsonColumn,
} from '#provider/core/columns.ts';
import type { AddedFileRow } from '#provider/core/files/rows.ts';

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
  /** Null: written before it was told apart. */
  side: 'PATIENT' | 'DOCTOR' | 'GUEST' | null;
  /** Who sent it from the portal. */
  account_id: string | null;
  /** Hash of account, teleconsultation and the key of the form; UNIQUE. */
  key_hash: string | null;
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

/** A case that teleconsultations of one patient are about. */
export type MedicalCaseRow = {
  id: string;
  patient_id: string;
  /** Who made it; null: the unit. */
  account_id: string | null;
  title: string;
  created_at: InstantColumn;
  /** Hash of account, patient and the key of its draft; UNIQUE. Null: it came from no draft. */
  key_hash: string | null;
};

/** A note that a patient's side wrote for the doctor. */
export type MedicalCaseNoteRow = {
  id: string;
  case_id: string;
  patient_id: string;
  account_id: string;
  text: string;
  created_at: InstantColumn;
  changed_at: InstantColumn;
  /** Hash of account, case and the key of its draft; UNIQUE. */
  key_hash: string;
  /** The teleconsultation that it was written for; null: none is made yet. */
  teleconsultation_id: string | null;
};

/** A file that a patient's side sent to the doctor. */
export type MedicalCaseFileRow = AddedFileRow & {
  case_id: string;
  patient_id: string;
  /** Hash of account and the key of its draft; null: it came when the teleconsultation was booked. */
  key_hash: string | null;
  /** The file of another case whose bytes these are; UNIQUE with case and key. */
  copy_of: string | null;
  teleconsultation_id: string | null;
};

/** A patient of whom the telehealth system was told that the consent stands (B-88). */
export type TelehealthConsentRow = {
  patient_id: string;
  status: string;
  told_at: InstantColumn;
};

/** The duty of somebody who gives teleconsultations: C-57. */
export type TelehealthConsultantRow = {
  practitioner_id: string;
  /** 1 on duty, 0 absent, 2 busy; anything else is known to nobody. */
  status: number;
  /** The service that is given now to which the person answers on duty; null: none. */
  service_code: string | null;
  /** When the person's duty begins, as far as it is known. */
  duty_from: InstantColumn | null;
  /** When it ends, as far as it is known. */
  duty_until: InstantColumn | null;
};

/** Who waits for a service that is given now beside those whom the portal registered. */
export type TelehealthQueueRow = { service_code: string; others: number };

/** The fault of a call of the telehealth system, which it does instead of what it should, as the staff has set it. */
export type TelehealthFaultRow = {
  call: string;
  /** Patient with whom it does; empty: with everybody. */
  whose: string;
  kind: string;
};

export type TelehealthTables = {
  chat_messages: ChatMessageRow;
  teleconsultation_attachments: TeleconsultationAttachmentRow;
  teleconsultations: TeleconsultationRow;
  telehealth_patients: TelehealthPatientRow;
  medical_cases: MedicalCaseRow;
  medical_case_notes: MedicalCaseNoteRow;
  medical_case_files: MedicalCaseFileRow;
  telehealth_consents: TelehealthConsentRow;
  telehealth_consultants: TelehealthConsultantRow;
  telehealth_queues: TelehealthQueueRow;
  telehealth_faults: TelehealthFaultRow;
};

export const telehealthTables = tablesOf<TelehealthTables>({
  chat_messages: true,
  teleconsultation_attachments: true,
  teleconsultations: true,
  telehealth_patients: true,
  medical_cases: true,
  medical_case_notes: true,
  medical_case_files: true,
  telehealth_consents: true,
  telehealth_consultants: true,
  telehealth_queues: true,
  telehealth_faults: true,
});
