import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import type { FlagColumn, InstantColumn, JsonColumn } from '#provider/core/columns.ts';

/** UNIQUE: one booking at a set time that is not CANCELED per practitioner and start. */
export type BookingRow = {
  system: string;
  system_id: string;
  patient_id: string;
  /** Who made it; null: the staff. */
  account_id: string | null;
  availability_id: string;
  service_code: string;
  unit_id: string;
  practitioner_id: string;
  room: string | null;
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  status: BookingStatus;
  order_status: string | null;
  created_at: InstantColumn;
  updated_at: InstantColumn;
  /** Grows with every move and with the cancellation, from 0. */
  sequence: number;
  /** A teleconsultation that is given "now": it takes no time of the practitioner, who stands here for whoever is on duty. */
  is_now: FlagColumn;
  /** When the unit has cancelled or moved it last; null: never, or the patient's side has changed it since. */
  changed_by_unit_at?: InstantColumn | null;
};

/** UNIQUE: one per account, and one per practitioner and start. */
export type SlotHoldRow = {
  account_id: string;
  patient_id: string;
  availability_id: string;
  practitioner_id: string;
  room: string | null;
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  held_until: InstantColumn;
  extensions_left: number;
  /** The id that the booking gets (B-54). */
  his_booking_id: string;
};

/** UNIQUE: one an account and draft. What was sent for a teleconsultation "now", until it is registered (B-87). */
export type AskedNowRow = {
  /** The id that the teleconsultation gets. */
  id: string;
  account_id: string;
  patient_id: string;
  draft_key: string;
  payload: JsonColumn;
  asked_at: InstantColumn;
};

/** One an account at most. */
export type CalendarFeedRow = {
  account_id: string;
  /** The hash of the secret in the feed's address; the secret itself is nowhere. */
  token_hash: string;
  without_names: FlagColumn;
  language: 'pl' | 'en';
  created_at: InstantColumn;
};
