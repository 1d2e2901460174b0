import type { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import type { validationText } from '#app/domain/bookings/validation.ts';
import { chosenPatientId, isMove } from '#app/journeys/booking/journey.ts';
import type { DraftRequest } from '#app/routes/bookings/new/draft/drafts.server.ts';
import { stepPath } from '#app/routes/bookings/new/draft/paths.server.ts';

type Refused = Readonly<{ key: ReturnType<typeof validationText>['key']; error: ValidationError }>;

/** What is right for no time of this service: only another service is. */
const OF_SERVICE: ReadonlySet<string> = new Set([
  'bookings:validation.202Over',
  'bookings:validation.203',
  'bookings:validation.204',
]);

/**
 * Where a refused patient goes next: 201 to the times from the first possible day, 205 and 206 to the visits of which one is to be
 * cancelled (of the patient, or of all), what no time can mend to other services; null where the desk alone can help.
 */
export function wayOn({ draft: { id, answers } }: DraftRequest, { key, error: { code, params } }: Refused) {
  const patientId = chosenPatientId(answers);
  if (code === '206') return { href: '/bookings?patientId=', words: 'bookings:validation.toCancel' } as const;
  if (code === '205' && patientId !== undefined) {
    const href = `/bookings?${new URLSearchParams({ patientId }).toString()}`;
    return { href, words: 'bookings:validation.toCancel' } as const;
  }
  if (key === 'bookings:validation.201From') {
    const href = stepPath(id, 'dates', { from: String(params?.['firstDay']) });
    return { href, words: 'bookings:validation.fromFirstDay' } as const;
  }
  if (!OF_SERVICE.has(key) || isMove(answers)) return null;
  return { href: stepPath(id, 'services'), words: 'bookings:validation.otherService' } as const;
}
