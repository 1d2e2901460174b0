import { walkOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer } from '#tests/support/visitor.ts';
import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';
import { switchedOff } from '#tests/house/a11y/loop/without-areas.ts';

type StateOfRoute = Omit<State, 'route' | 'area'>;

/** The summary of a visit for a prescription, to which measurements may be attached. */
async function atSummary(scene: Scene) {
  const visitor = await scene.as('jan.nowak');
  const place = { service: 'REC', availabilityId: 'rec-bielecka' };
  const { answer } = await walkOf(visitor).atSummary(place);
  const sent = await visitor.submit(answer, {
    drugs: ['drug-1'],
    others: 'Kwas foliowy 5 mg',
    reason: 'stałe leki',
  });
  return { visitor, summary: await visitor.follow(sent) };
}

const summary: StateOfRoute[] = [
  {
    name: 'measurements from a day that is none',
    status: 400,
    errors: 1,
    async show(scene) {
      const { visitor, summary: page } = await atSummary(scene);
      return visitor.submit(page, { addMeasurements: 'on', dateFromMeasurement: 'wczoraj' });
    },
  },
];

/** Booked, looked at, and canceled. */
async function withGiven(scene: Scene, rest: string) {
  const { visitor, summary: page } = await atSummary(scene);
  const { location } = await visitor.submit(page, { addMeasurements: 'on' });
  const path = (location ?? '').replace('/newbooking/result', '/bookings');
  const shown = await visitor.get(path + rest);
  await visitor.submit(await visitor.get(`${path}/cancel`));
  return shown;
}

const given = 'with a prescription and measurements';

/** The bookings of Jan's and of Stanisław's teleconsultation (provider/seed/teleconsultations.ts). */
const bookingOf = (scene: Scene, teleconsultation: string) => {
  const query = 'select system_id from teleconsultations where id = ?';
  return (scene.read('provider', query, teleconsultation) as { system_id: string }).system_id;
};

const PAST = 'teleconsultation-6001';
const COMING = 'teleconsultation-6002';

/** A page of Jan's past teleconsultation. */
const past = (rest: string) => async (scene: Scene) =>
  (await scene.as('jan.nowak')).get(`/bookings/AMMS/${bookingOf(scene, PAST)}${rest}`);

/** A page of Stanisław's coming one. */
const comingAt = (path: string) => asAccount('stanislaw.wojcik', path);
const coming = (scene: Scene) => comingAt(`/bookings/AMMS/${bookingOf(scene, COMING)}`)(scene);

/** While the store of what is kept does not answer. */
const withoutRecords = (show: (scene: Scene) => Promise<Answer>) => async (scene: Scene) => {
  const rename = (from: string, to: string) =>
    scene.change('provider', `alter table ${from} rename to ${to}`);
  rename('teleconsultation_attachments', 'hidden_attachments');
  return show(scene).finally(() => rename('hidden_attachments', 'teleconsultation_attachments'));
};

/** The coming teleconsultation, so long before or after its start. */
const atMinute =
  (minutes: number, show = coming) =>
  async (scene: Scene) => {
    const query = 'select starts_at, ends_at from bookings where system_id = ?';
    const row = scene.read('provider', query, bookingOf(scene, COMING)) as {
      starts_at: number;
      ends_at: number;
    };
    const move = (startsAt: number, endsAt: number) =>
      scene.change(
        'provider',
        'update bookings set starts_at = ?, ends_at = ? where system_id = ?',
        ...[startsAt, endsAt, bookingOf(scene, COMING)],
      );
    const startsAt = (await scene.portal.now()).getTime() - minutes * 60_000;
    move(startsAt, startsAt + row.ends_at - row.starts_at);
    return show(scene).finally(() => move(row.starts_at, row.ends_at));
  };

/** A page of the coming one while teleconsultations are off (B-92). */
const whileOff = (rest: string, isOff: (answer: Answer) => boolean) => (scene: Scene) =>
  switchedOff(scene, {
    account: 'stanislaw.wojcik',
    path: `/bookings/AMMS/${bookingOf(scene, COMING)}${rest}`,
    flags: ['amtsEnabled'],
    isOff,
  });

const cancel: StateOfRoute[] = [
  {
    name: 'of a teleconsultation, while they are off',
    show: whileOff('/cancel', ({ page }) => page.querySelector('#page-form') === null),
  },
];

const teleconsultation: StateOfRoute[] = [
  {
    name: 'a teleconsultation to come, while they are off',
    show: whileOff('', ({ page }) => page.querySelector('main a[href^="/telehealth"]') === null),
  },
  { name: 'a past teleconsultation with all that is kept of it', show: past('') },
  { name: 'a teleconsultation to come', show: coming },
  { name: 'a teleconsultation that can be started', show: atMinute(5) },
  { name: 'a teleconsultation of today, with what it lacks', show: atMinute(-60) },
  { name: 'a teleconsultation whose time is over', show: atMinute(600) },
  { name: 'what is kept of a teleconsultation does not come', show: withoutRecords(past('')) },
];

/** States of a page that shows what is kept. */
const record = (rest: string): StateOfRoute[] => [
  { name: 'filled', show: past(rest) },
  { name: 'provider down', show: withoutRecords(past(rest)) },
  { name: '404, a visit', status: 404, show: asAccount('jan.nowak', `/bookings/AMMS/booking-3001${rest}`) },
];

/** A file: what it says when there is none is a page. */
const file = (rest: string): StateOfRoute[] => [
  { name: '404', status: 404, show: asAccount('jan.nowak', `/bookings/AMMS/booking-9999${rest}`) },
];

const of = (route: string, area: State['area'], all: StateOfRoute[]): State[] =>
  all.map((state) => ({ route, ...(area ? { area } : {}), ...state }));

/** The states of what was given with a booking, and of what is left of it afterwards. */
export const states: readonly State[] = [
  ...of('newbooking/summary', 'newbooking', summary),
  ...of('bookings/:system/:id', 'bookings', [
    { name: given, show: (scene) => withGiven(scene, '') },
    ...teleconsultation,
  ]),
  ...of('bookings/:system/:id/cancel', 'bookings', cancel),
  ...of('bookings', 'bookings', [
    { name: 'with a teleconsultation of today', show: atMinute(-60, comingAt('/bookings')) },
  ]),
  ...of('start', 'start', [
    { name: 'with a teleconsultation of today and what it lacks', show: atMinute(-60, comingAt('/start')) },
  ]),
  ...['notes', 'chat', 'recording'].flatMap((kind) =>
    of(`bookings/:system/:id/${kind}`, 'bookings', record(`/${kind}`)),
  ),
  ...['recording.wav', 'recording.vtt', 'printout.pdf'].flatMap((name) =>
    of(`bookings/:system/:id/${name}`, undefined, file(`/${name}`)),
  ),
  ...of('bookings/:system/:id/print', 'bookings', [
    { name: given, show: (scene) => withGiven(scene, '/print') },
  ]),
];
