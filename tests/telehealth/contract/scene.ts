import type { ProviderClient } from '#contract/index.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '#provider/generated/tables.ts';

export const JAN = { accountId: 'account-2001', patientId: 'patient-1001' };
export const ANNA = { accountId: 'account-2002', patientId: 'patient-1002' };
export const HELENA = { accountId: 'account-2002', patientId: 'patient-1004' };
export const KEY = 'draft-of-the-test-1';

/** Sets the fault that the telehealth system shows instead of what it should do. */
export const setFault = async (db: Kysely<Tables>, call: string, kind: string | null) => {
  await db.deleteFrom('telehealth_faults').where('call', '=', call).where('whose', '=', '').execute();
  if (kind !== null) await db.insertInto('telehealth_faults').values({ call, whose: '', kind }).execute();
};

type Person = { accountId: string; patientId: string };

/** Cases of a person who acts for nobody else. */
export const casesOf = ({ medicalCases }: ProviderClient, person: Person, period: object = {}) =>
  medicalCases.list({ ...person, contextPatientId: person.patientId, ...period });
