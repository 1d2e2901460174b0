import { isOfOwnConsent } from '#contract/people/reading/ages.ts';
import type { Day } from '#provider/core/local-time.ts';
import type { OwnConsentRow } from './tables.ts';

/** To what somebody of 16 or 17 agrees. */
export const OWN_CONSENT_TEXT = {
  version: '1',
  text: 'Zgadzam się na to, na co zgodzili się moi rodzice: żeby Przychodnia pod Lipami udzielała mi świadczeń i prowadziła moje sprawy w portalu. Zgodę można wycofać w rejestracji.',
};

type Asked = { birthDate: Day; today: Day; given: OwnConsentRow | undefined };

/** How it stands with the own consent of a person on a day. */
export function stateOfConsent({ birthDate, today, given }: Asked) {
  if (!isOfOwnConsent({ birthDate, day: today })) return 'NOT_NEEDED' as const;
  return given ? ('GIVEN' as const) : ('AWAITED' as const);
}
