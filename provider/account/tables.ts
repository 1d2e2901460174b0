import type { InstantColumn } from '#provider/core/columns.ts';

/** The last code sent to the phone of an account, and what it confirms: the booking of a time, or a booking. */
export type PhoneCodeRow = {
  account_id: string;
  phone_number: string;
  object: 'SLOT' | 'BOOKING';
  /** Of a booking with its system, "AMMS/booking-3001". */
  object_id: string;
  /** The code itself is only in the message. */
  code_hash: string;
  valid_until: InstantColumn;
  tries_left: number;
  /** Codes since `sends_from`. */
  sends: number;
  sends_from: InstantColumn;
  accepted_at: InstantColumn | null;
};
