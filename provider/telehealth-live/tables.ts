import type { CommunicationType, ReportedBy } from '#contract/telehealth-live/reading/media.ts';
import { tablesOf, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A teleconsultation while it lives, from the first word of the patient's side on. */
export type TelehealthLiveRow = {
  consultation_id: string;
  patient_id: string;
  communication_type: CommunicationType | null;
  /** Null: nobody was asked. */
  recording_allowed: FlagColumn | null;
  /** Since when, until when and by what the patient's side is ready (C-54); null: it has left, or never came. */
  ready_since: InstantColumn | null;
  ready_until: InstantColumn | null;
  ready_by: ReportedBy | null;
  /** The tab that goes on. */
  seat: string | null;
  seat_account_id: string | null;
  /** The state of the patient's devices as that tab reported it last; null: nobody knows. */
  patient_microphone_off: FlagColumn | null;
  patient_camera_off: FlagColumn | null;
  /** When the teleconsultation began as the patient's side last knew it. */
  known_start: InstantColumn | null;
  doctor: 'AWAY' | 'IN' | 'DROPPED';
  doctor_muted: FlagColumn;
  doctor_camera_off: FlagColumn;
  is_recording: FlagColumn;
  call_back_phone: string | null;
  call_back_at: InstantColumn | null;
  /** The opinion of the patient's side on it, said once when it is over. */
  opinion: string | null;
  opinion_at: InstantColumn | null;
  session_id: string | null;
  /** The secret with which tokens of the stand-in are signed. */
  session_secret: string | null;
  /** Grows when the tokens that were given are good no longer. */
  token_generation: number;
};

/** The last choice of an account. */
export type TelehealthChoiceRow = { account_id: string; communication_type: CommunicationType };

/** A browser that has joined the session (C-56). */
export type TelehealthConnectionRow = {
  consultation_id: string;
  connection_id: string;
  patient_id: string;
  warden_id: string | null;
  account_id: string;
  connected_at: InstantColumn;
};

/** A signal of one browser to another over the stand-in; of short life. */
export type TelehealthSignalRow = {
  session_id: string;
  position: number;
  sender: string;
  role: 'patient' | 'doctor';
  kind: 'hello' | 'offer' | 'answer' | 'candidate' | 'state' | 'bye';
  body: string;
  sent_at: InstantColumn;
};

/** A guest of one teleconsultation: invited by an account, and who has taken the code. */
export type TelehealthGuestRow = {
  code_hash: string;
  consultation_id: string;
  patient_id: string;
  /** Who has made the code: the guest is there by that account's rights alone. */
  account_id: string;
  created_at: InstantColumn;
  /** The session that the guest's browser was given for the code, as a hash; null: the code is not used. */
  session_hash: string | null;
  name: string | null;
  joined_at: InstantColumn | null;
  /** Until when the guest counts as there. */
  seen_until: InstantColumn | null;
  /** Taken back, replaced, or left: good for nothing any more. */
  ended_at: InstantColumn | null;
};

export type TelehealthLiveTables = {
  telehealth_lives: TelehealthLiveRow;
  telehealth_choices: TelehealthChoiceRow;
  telehealth_connections: TelehealthConnectionRow;
  telehealth_signals: TelehealthSignalRow;
  telehealth_guests: TelehealthGuestRow;
};

export const telehealthLiveTables = tablesOf<TelehealthLiveTables>({
  telehealth_lives: true,
  telehealth_choices: true,
  telehealth_connections: true,
  telehealth_signals: true,
  telehealth_guests: true,
});
