import { tablesOf, type DayColumn, type InstantColumn } from '#provider/core/columns.ts';

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

export type TelehealthTables = {
  chat_messages: ChatMessageRow;
  teleconsultation_attachments: TeleconsultationAttachmentRow;
  teleconsultations: TeleconsultationRow;
};

export const tables = tablesOf<TelehealthTables>({
  chat_messages: true,
  teleconsultation_attachments: true,
  teleconsultations: true,
});
