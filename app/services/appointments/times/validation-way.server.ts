import type { ValidationError } from '#contract/bookings/schemas/bookings.ts';
import type { validationText } from '#app/domain/bookings/validation.ts';
import type { TimesRequest } from './request.ts';

type Refused = Readonly<{ key: ReturnType<typeof validationText>['key']; error: ValidationError }>;

/** The refusals for which no time of this service is right: only another service is. */
const OF_SERVICE: ReadonlySet<string> = new Set([
  'bookings:validation.202Over',
  'bookings:validation.203',
  'bookings:validation.204',
]);

/**
 * Where a refused patient goes next: 201 to the times from the first possible day, 205 and 206 to the visits of which one is to be
 * cancelled (of the patient, or of all), what no time can mend to other services; null where the desk alone can help.
 */
export function wayOn({ times }: TimesRequest, { key, error: { code, params } }: Refused) {
  const patientId = times.query?.patientId;
  if (code === '206') return { href: '/bookings?patientId=', words: 'bookings:validation.toCancel' } as const;
  if (code === '205' && patientId !== undefined) {
    const href = `/bookings?${new URLSearchParams({ patientId }).toString()}`;
    return { href, words: 'bookings:validation.toCancel' } as const;
  }
  if (key === 'bookings:validation.201From') {
    const href = times.pathTo({ from: String(params?.['firstDay']) });
    return { href, words: 'bookings:validation.fromFirstDay' } as const;
  }
  if (!OF_SERVICE.has(key) || times.servicesPath === null) return null;
  return { href: times.servicesPath, words: 'bookings:validation.otherService' } as const;
}
