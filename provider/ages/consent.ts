import { isOfOwnConsent } from '#contract/people/reading/ages.ts';
import type { CallContext } from '#provider/core/context.ts';
import { localDay, type Day } from '#contract/days/reading/warsaw.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { OwnConsentRow } from './tables.ts';

/** The text to which somebody of 16 or 17 agrees. */
export const OWN_CONSENT_TEXT = {
  version: '1',
  text: 'Zgadzam się na to, na co zgodzili się moi rodzice: żeby Przychodnia pod Lipami udzielała mi świadczeń i prowadziła moje sprawy w portalu. Zgodę można wycofać w rejestracji.',
};

type Asked = { birthDate: Day; today: Day; given: OwnConsentRow | undefined };

/** The state of the own consent of a person on a day. */
export function stateOfConsent({ birthDate, today, given }: Asked) {
  if (!isOfOwnConsent({ birthDate, day: today })) return 'NOT_NEEDED' as const;
  return given ? ('GIVEN' as const) : ('AWAITED' as const);
}

type OfPatient = { store: Pick<StoreInTransaction, 'ages'>; patientId: string };

/** Tells whether something new that needs a consent of this patient of the account must wait for the child's own (AP-61). */
export async function isOwnConsentAwaited(
  { linkedPatients, clock }: Pick<CallContext, 'linkedPatients' | 'clock'>,
  { store, patientId }: OfPatient,
) {
  const patient = (await linkedPatients()).find(({ id }) => id === patientId);
  if (!patient) return false;
  const given = await store.ages.ownConsent(patientId);
  const today = localDay(clock.now().getTime());
  return stateOfConsent({ birthDate: patient.birth_date, today, given }) === 'AWAITED';
}
