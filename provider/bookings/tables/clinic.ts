import type { AddressColumns, FlagColumn, JsonColumn } from '#provider/core/columns.ts';

export type UnitRow = AddressColumns & {
  id: string;
  name: string;
  speciality_code: string;
  speciality_name: string;
  phone_number: string | null;
  email: string | null;
  description: string | null;
  /** The unit of which it is a part. */
  parent_id: string | null;
  /** JSON: OpeningHours of the contract; null: nothing is said of hours. */
  opening_hours: JsonColumn | null;
  /** The way in with a wheelchair. */
  access: string | null;
  /** Order in lists. */
  position: number;
};

export type PractitionerRow = {
  id: string;
  name: string;
  middle_name: string | null;
  last_name: string;
  degree: string | null;
  occupation_code: string;
  occupation_name: string;
  practice_number: string | null;
  /** JSON: string[] */
  specialities: JsonColumn;
};

/** `sentinel` HIS_ERROR: the hospital system gives no times for it (design: demo-clinic, HIS); PRICES_ERROR: no prices. */
export type ServiceRow = {
  code: string;
  name: string;
  description: string | null;
  /** JSON: string[], words of any language under which people look for it. */
  search_words: JsonColumn | null;
  /** Where it stands in the catalogue: ServiceGroup of the contract; null: in none. */
  service_group: string | null;
  /** The way to prepare. */
  condition: string | null;
  declaration_type: 'L' | 'P' | 'O' | null;
  /** The way in which patient and practitioner meet; null: at the unit. */
  meeting: 'PHONE' | 'VIDEO' | null;
  /** Hours before the start until which the patient may cancel; null: until the start. */
  cancel_hours: number | null;
  /** Booking lock (B§4): a new booking can only be made by staff. */
  staff_only: FlagColumn;
  sentinel: 'HIS_ERROR' | 'PRICES_ERROR' | null;
};

/** One bookable thing: a service in a unit, by one practitioner or by whoever of an occupation is on duty there. */
export type AvailabilityRow = {
  id: string;
  service_code: string;
  unit_id: string;
  /** Exactly one of these two is set. */
  practitioner_id: string | null;
  duty_occupation_code: string | null;
  commercial: FlagColumn;
  /** B and P are booked as visits, T as teleconsultations; anything else by phone. */
  module_status: string;
  /** A teleconsultation that is given as soon as somebody is free: it has no times. */
  is_now: FlagColumn;
  referral_status: 'N' | 'O' | 'W';
  confirmation_required: FlagColumn;
  add_measurements: FlagColumn;
  parallel_allowed: FlagColumn;
  employee_status_visible: FlagColumn;
  /** Prescriptions are written at these times. */
  prescriptions: FlagColumn;
  /** The earliest day is that many days from today; null: today. */
  min_book_days: number | null;
  /** JSON: BookingRestrictions of rules/prebooking.ts */
  restrictions: JsonColumn;
};

/** Free times are generated from these. Minutes of the local day; the weekday is ISO's (1 is Monday). */
export type WorkingHoursRow = {
  practitioner_id: string;
  unit_id: string;
  weekday: number;
  from_minute: number;
  to_minute: number;
  slot_minutes: number;
  room: string | null;
};
