import type { RedirectContext, RegisteredPerson } from '#contract/registration/schemas.ts';
import type { Identity } from '#provider/core/enrolling/rules.ts';
import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import type { Tables } from '#provider/generated/tables.ts';

export type RegistrationRow = Tables['registrations'];

/** Somebody of a registration, as they came, and as the records have who they are. */
export type KeptPerson = Readonly<{ role: PatientRole; person: RegisteredPerson; identity: Identity }>;

/** All that is kept of a registration until its account is let in. */
export type KeptBody = Readonly<{
  /** The body that came, without key, password and proof: for the staff side. */
  sent: object;
  people: readonly KeptPerson[];
  patientRole: 'WARD' | 'CHILD' | null;
  redirectContext: RedirectContext | null;
  wanted: string | null;
  /** The version of the words that were agreed to; null: nothing was needed. */
  consentVersion: string | null;
}>;

const NOTHING: KeptBody = {
  sent: {},
  people: [],
  patientRole: null,
  redirectContext: null,
  wanted: null,
  consentVersion: null,
};

/** Reads what is kept of a registration; nothing of one that is over. */
export const keptBody = ({ body }: Pick<RegistrationRow, 'body'>): KeptBody =>
  body === null ? NOTHING : { ...NOTHING, ...(JSON.parse(body) as Partial<KeptBody>) };
