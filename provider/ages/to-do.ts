import { isOfOwnConsent, OWN_CONSENT, reachedOn } from '#contract/people/reading/ages.ts';
import { startOfDay } from '#contract/days/reading/warsaw.ts';
import { instant, type AreaToDo } from '#provider/core/waiting.ts';

/** The own consent of who is 16 or 17 and has an account, until it is given (B-43, AP-61). */
export const toDo: AreaToDo = async ({ context: { store }, today, patients }) => {
  const own = (await patients('ages.ownConsent')).find(({ role }) => role === 'PATIENT');
  if (!own || !isOfOwnConsent({ birthDate: own.birth_date, day: today })) return [];
  if (await store.ages.ownConsent(own.id)) return [];
  const since = instant(startOfDay(reachedOn({ birthDate: own.birth_date, age: OWN_CONSENT })));
  return [{ kind: 'ownConsent', ref: { id: own.id }, patientId: own.id, urgency: 'request', since }];
};
