import { withValues } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Typed = Record<string, string | string[]>;
type Expected = Record<string, [key: string, values?: Record<string, string>]>;

const RIGHT = { q1: ['5'], q2: '4,5', q3: '7.03.2026', q4: '2', q5: 'nic' };

const error = (name: string, [key, values = {}]: [string, Record<string, string>?]) =>
  withValues(`questionnaires:fault.${key}` as TextKey, { number: name.slice(1), ...values });

const errorsOf = (expected: Expected) =>
  Object.entries(expected).map(([name, one]) => at(`questionnaire-${name}`, error(name, one)));

/** Jan books REHA; what is not given is right. */
const step = (name: string, typed: Typed, expected: Expected): Rule => ({
  form: 'questionnaire of a new booking',
  name,
  status: 400,
  errors: errorsOf(expected),
  kept: Object.fromEntries(
    Object.entries({ ...RIGHT, ...typed }).filter(
      ([field, value]) => value.length > 0 && expected[field]?.[0] !== 'unknown',
    ),
  ),
  async send(scene) {
    const visitor = await scene.as('jan.nowak');
    const place = { service: 'REHA', availabilityId: 'reha-jaworski' };
    const { answer } = await walkOf(visitor).atSummary(place);
    return visitor.submit(answer, { ...RIGHT, ...typed });
  },
});

const ANNAS_VISIT = '/bookings/questionnaire/AMMS/account-2002/booking-3010';

const ofBooking = (
  name: string,
  typed: Typed,
  rest: Pick<Rule, 'status' | 'errors'>,
  meanwhile?: string,
) => ({
  form: 'questionnaire of a booking',
  name,
  ...rest,
  kept: { q2: RIGHT.q2, ...typed },
  async send(scene: Scene) {
    const visitor = await scene.as('anna.kowalska');
    const page = await visitor.get(ANNAS_VISIT);
    const set = (status: string | null) =>
      scene.change(
        'provider',
        "update bookings set order_status = ? where system_id = 'booking-3010'",
        status,
      );
    if (meanwhile) set(meanwhile);
    return visitor.submit(page, { ...RIGHT, ...typed }).finally(() => set(null));
  },
});

export const rules: readonly Rule[] = [
  step(
    'nothing',
    { q1: [], q2: '', q3: '', q4: '', q5: '' },
    { q1: ['severalRequired'], q2: ['numberRequired'], q4: ['oneRequired'] },
  ),
  step('no date', { q3: 'jutro' }, { q3: ['dateMalformed'] }),
  step('a date that the calendar has not', { q3: '29-02-2027' }, { q3: ['dateImpossible'] }),
  step('no number', { q2: 'dużo' }, { q2: ['numberMalformed'] }),
  step('a number out of bounds', { q2: '10,5' }, { q2: ['outside', { minimum: '0', maximum: '10' }] }),
  step('too many digits', { q2: '4,55' }, { q2: ['precise', { places: '1' }] }),
  step('an answer that is not on the list', { q4: '99' }, { q4: ['unknown'] }),
  step('a text as long as a letter', { q5: 'ż'.repeat(501) }, { q5: ['tooLong', { longest: '500' }] }),
  step('a text with a control character', { q5: 'a\tb' }, { q5: ['notPlain'] }),
  ofBooking('no number', { q2: 'x' }, { status: 400, errors: errorsOf({ q2: ['numberMalformed'] }) }),
  ofBooking(
    'taken over meanwhile',
    {},
    { status: 422, errors: [at(null, 'questionnaires:wrongStatus')] },
    'GTRE',
  ),
];
