import { tablesOf, type DayColumn, type FlagColumn, type InstantColumn } from '#provider/core/columns.ts';

/** A consent in one version. */
export type ConsentTextRow = {
  id: string;
  version: string;
  name: string;
  text: string;
  valid_from: DayColumn;
  required: FlagColumn;
};

/** A version for which an account was asked; it waits until it is answered. */
export type AccountConsentRow = {
  account_id: string;
  consent_id: string;
  version: string;
  accepted: FlagColumn | null;
  answered_at: InstantColumn | null;
};

export type ConsentsTables = {
  account_consents: AccountConsentRow;
  consent_texts: ConsentTextRow;
};

export const consentsTables = tablesOf<ConsentsTables>({
  account_consents: true,
  consent_texts: true,
});
