import { tablesOf, type InstantColumn } from '#provider/core/columns.ts';

/** An account has been told so many days before a patient's age, or that it is reached (0). */
export type AgeNoticeRow = {
  account_id: string;
  patient_id: string;
  age: 16 | 18;
  days: 90 | 30 | 7 | 0;
  at: InstantColumn;
};

/** The own consent of somebody of 16 or 17: given in the portal, or at the unit. */
export type OwnConsentRow = {
  patient_id: string;
  version: string;
  by: 'PERSON' | 'UNIT';
  given_at: InstantColumn;
};

export type AgesTables = {
  age_notices: AgeNoticeRow;
  own_consents: OwnConsentRow;
};

export const agesTables = tablesOf<AgesTables>({
  age_notices: true,
  own_consents: true,
});
