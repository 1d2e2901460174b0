import type { InstantColumn, JsonColumn } from '#provider/core/columns.ts';

/** `sentinel` SLOW: a look-up lasts longer than anybody waits (design: demo-clinic). */
export type ReferringInstitutionRow = {
  institution_cro: string;
  name: string;
  address: string;
  sentinel: 'SLOW' | null;
};

export type ReferringPractitionerRow = {
  practice_number: string;
  degree: string | null;
  name: string;
  last_name: string;
  sentinel: 'SLOW' | null;
};

/** A disease of ICD-10. */
export type DiseaseRow = {
  code: string;
  name: string;
  /** Code and name in small letters without diacritics: what a search looks in. */
  searched: string;
};

/** One a booking at most; it stays with a booking that is moved. */
export type BookingReferralRow = {
  id: string;
  system: string;
  system_id: string;
  /** JSON: KeptReferral of the contract. */
  referral: JsonColumn;
  updated_at: InstantColumn;
};
