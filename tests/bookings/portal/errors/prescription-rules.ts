import { walkOf } from '#tests/support/booking-walk.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Typed = { drugs?: string[]; others?: string; reason?: string };
type Errors = Partial<Record<keyof Typed, ErrorText>>;

/** Jan takes three drugs often. */
const prescription = (name: string, typed: Typed, errors: Errors, status: 400 | 422 = 400): Rule => ({
  form: 'prescription',
  name,
  status,
  errors: Object.entries(errors).map(([field, text]) => at(`prescription-${field}`, text)),
  kept: typed.reason ? { reason: typed.reason } : {},
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const { answer } = await walkOf(visitor).atSummary({ service: 'REC', availabilityId: 'rec-bielecka' });
    return visitor.submit(answer, typed);
  },
});

export const rules: readonly Rule[] = [
  prescription(
    'nothing',
    {},
    {
      others: 'booking-wizard:prescription.others.required',
      reason: 'booking-wizard:prescription.reason.required',
    },
  ),
  prescription('no reason', { drugs: ['drug-1'] }, { reason: 'booking-wizard:prescription.reason.required' }),
  prescription(
    'a reason as long as a letter',
    { drugs: ['drug-1'], reason: 'x'.repeat(501) },
    { reason: 'booking-wizard:prescription.reason.tooLong' },
  ),
  prescription(
    'a drug as long as a letter',
    { others: 'x'.repeat(121), reason: 'stałe leki' },
    { others: 'booking-wizard:prescription.others.tooLong' },
  ),
  prescription(
    'too many drugs',
    { others: Array.from({ length: 31 }, (_, index) => `lek ${index}`).join('\n'), reason: 'stałe leki' },
    { others: 'booking-wizard:prescription.others.tooMany' },
  ),
  prescription(
    "somebody else's drug",
    { drugs: ['drug-4'], reason: 'stałe leki' },
    { drugs: 'booking-wizard:prescription.drugs.unknown' },
    422,
  ),
];
