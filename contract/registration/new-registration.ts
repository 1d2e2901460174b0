import { z } from 'zod';
import { WantedPath } from '#contract/account/schemas.ts';
import {
  GivenConsent,
  RedirectContext,
  RegisteredAccount,
  RegisteredPerson,
  RegistrationKey,
  RegistrationLanguage,
} from './schemas.ts';

/** The handle of a proved identity (C-07): long, random, and good once. */
export const Proof = z.string().regex(/^[\w-]{20,200}$/);

/** All that a guest's registration says. */
export const NewRegistration = z.object({
  key: RegistrationKey,
  language: RegistrationLanguage,
  account: RegisteredAccount,
  patient: RegisteredPerson.describe('Oneself, or the ward or child whom `patientRole` says.'),
  patientRole: z
    .enum(['WARD', 'CHILD'])
    .optional()
    .describe('WARD: somebody for whom the account is to act; CHILD: a child; absent: oneself (A-49).'),
  ownPatient: RegisteredPerson.optional().describe(
    'Ours. The guardian as a patient as well, beside a ward or child: in the same act (C-111).',
  ),
  redirectContext: RedirectContext.nullable().default(null),
  consents: z.array(GivenConsent).max(3).default([]).describe('Ours. The boxes that were ticked (A-48).'),
  wanted: WantedPath.optional(),
  proof: Proof.optional().describe(
    'Ours. A proved identity, for oneself alone: names and PESEL are those that were proved (C-07).',
  ),
});
export type NewRegistration = z.output<typeof NewRegistration>;
