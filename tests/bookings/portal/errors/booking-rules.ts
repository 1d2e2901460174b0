import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Scene } from '#tests/support/scene.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';

type Field = 'dateFrom' | 'dateTo' | 'status';
type Faults = Partial<Record<Field, string>>;

const KEYS: Record<Field, string> = {
  dateFrom: 'lists:range.dateFrom',
  dateTo: 'lists:range.dateTo',
  status: 'bookings:filter.status',
};
const ORDER: readonly Field[] = ['dateFrom', 'dateTo', 'status'];

/** A new booking of Anna, who acts for three patients; what is not given is right. */
const filter = (name: string, given: Partial<Record<Field, string>>, faults: Faults): Rule => {
  const typed = { dateFrom: '1.12.2026', dateTo: '31-12-2026', status: 'SCHEDULED', ...given };
  const shown = { dateFrom: given.dateFrom ?? '01-12-2026', dateTo: typed.dateTo };
  const query = new URLSearchParams({ filtered: '1', ...typed });
  if (typed.status === '') query.delete('status');
  return {
    form: 'filter of bookings',
    name,
    status: 400,
    errors: ORDER.flatMap((field) =>
      faults[field] ? [at(`filter-${field}`, `${KEYS[field]}.${faults[field]}` as TextKey)] : [],
    ),
    kept: given.status === undefined ? { ...shown, status: 'SCHEDULED' } : shown,
    send: async (scene) => (await scene.as('anna.kowalska')).get(`/bookings?${query.toString()}`),
  };
};

const dateRules = (['dateFrom', 'dateTo'] as const).flatMap((field) => [
  filter(`${field} is no date`, { [field]: 'jutro' }, { [field]: 'malformed' }),
  filter(`${field} is not in the calendar`, { [field]: '29-02-2027' }, { [field]: 'impossible' }),
  filter(`${field} is no month`, { [field]: '32-13-2026' }, { [field]: 'impossible' }),
  filter(`${field} is too late`, { [field]: '01-01-2099' }, { [field]: 'tooLate' }),
]);

const BOOKING = '/bookings/AMMS/booking-3001';

/** The question is on the screen when the booking becomes such that it cannot be cancelled. */
const cancel = (
  name: string,
  text: 'WRONG_STATUS' | 'TOO_LATE',
  meanwhile: [do_: string, undo: string],
): Rule => ({
  form: 'cancel',
  name,
  status: 422,
  errors: [at(null, `bookings:cancel.${text}`)],
  async send(scene: Scene) {
    const visitor = await scene.as('jan.nowak');
    const question = await visitor.get(`${BOOKING}/cancel`);
    const [change, undo] = meanwhile;
    scene.change('provider', change);
    return visitor.submit(question).finally(() => scene.change('provider', undo));
  },
});

const ONE = "where system_id = 'booking-3001'";

export const rules: readonly Rule[] = [
  ...dateRules,
  filter('dateFrom is too early', { dateFrom: '01-01-1999' }, { dateFrom: 'tooEarly' }),
  filter('dateTo is too early', { dateTo: '01-01-1999' }, { dateTo: 'tooEarly' }),
  filter('the end before the beginning', { dateTo: '30-11-2026' }, { dateTo: 'beforeFrom' }),
  filter('no status', { status: '' }, { status: 'none' }),
  filter('a status that there is not', { status: 'LOST' }, { status: 'unknown' }),
  filter(
    'everything at once',
    { dateFrom: '1 grudnia', dateTo: '1', status: '' },
    { dateFrom: 'malformed', dateTo: 'malformed', status: 'none' },
  ),

  cancel('cancelled meanwhile', 'WRONG_STATUS', [
    `update bookings set status = 'CANCELED' ${ONE}`,
    `update bookings set status = 'SCHEDULED' ${ONE}`,
  ]),
  cancel('begun meanwhile', 'TOO_LATE', [
    `update bookings set starts_at = starts_at - 30 * 86400000, ends_at = ends_at - 30 * 86400000 ${ONE}`,
    `update bookings set starts_at = starts_at + 30 * 86400000, ends_at = ends_at + 30 * 86400000 ${ONE}`,
  ]),
];
