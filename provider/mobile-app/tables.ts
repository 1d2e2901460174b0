import { tablesOf, type InstantColumn } from '#provider/core/columns.ts';

/** A patient's mobile application: whose PIN it was that a phone has taken, and since when it is linked with a unit. */
export type MobileAppRow = {
  patient_id: string;
  account_id: string;
  registered_at: InstantColumn;
  /** Null: with none. */
  unit_linked_at: InstantColumn | null;
};

/** The PIN of a patient that waits to be typed on a phone; `account_id` is who has asked for it. */
export type MobilePinRow = {
  patient_id: string;
  account_id: string;
  pin_hash: string;
  valid_until: InstantColumn;
  tries_left: number;
};

export type MobileAppTables = {
  mobile_apps: MobileAppRow;
  mobile_pins: MobilePinRow;
};

export const mobileAppTables = tablesOf<MobileAppTables>({
  mobile_apps: true,
  mobile_pins: true,
});
