import { withValues, withWay, type ErrorText } from '#app/services/text/error-text.ts';
import { addDays, startOfMonth, type Day } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { clinicRows } from '#provider/seed/clinic-rows.ts';
import { validationText } from '#app/domain/bookings/validation.ts';
import { firstHourOf, hourOf, hoursOf, instantOf, tokensOf, walkOf } from '#tests/support/booking-walk.ts';
import { withAnotherPerson } from '#tests/support/another-person.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import { at, leading, type ExpectedError, type Rule } from '#tests/house/portal/errors/rule.ts';

type Place = { service: string; availabilityId: string; patientId?: string };

async function walker(scene: Scene, account: Account) {
  const visitor = await scene.as(account);
  return { visitor, walk: walkOf(visitor) };
}

const patients = (name: string, status: 400 | 422, fields: Record<string, string>): Rule => ({
  form: 'patients',
  name,
  status,
  errors: [at('patient-patientId', 'booking-wizard:patients.required')],
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'anna.kowalska');
    return visitor.submit((await walk.start()).answer, fields);
  },
});

type Service = Pick<Rule, 'name' | 'status'> & {
  account?: Account;
  place: Place;
  text: ErrorText;
  kept?: Rule['kept'];
};

const services = ({ name, status, account = 'jan.nowak', place, text }: Service): Rule => ({
  form: 'services',
  name,
  status,
  errors: [leading('service-availabilityId', text)],
  async send(scene) {
    const { visitor, walk } = await walker(scene, account);
    const { draft, answer } = await walk.start();
    if (place.patientId) await visitor.submit(answer, { patientId: place.patientId });
    const page = (await walk.atService({ draft, service: place.service })).answer;
    const { availabilityId } = place;
    return visitor.post(page.path, { ...tokensOf(page), ...(availabilityId ? { availabilityId } : {}) });
  },
});

const asGuest = (name: string, status: 400 | 422, fields: Record<string, string>, text: ErrorText): Rule => ({
  form: 'services, for guests',
  name,
  status,
  errors: [leading('service-availabilityId', text)],
  async send(scene) {
    const visitor = scene.guest();
    const page = await visitor.get('/newbooking/services?service=REHA');
    return visitor.post(page.path, { ...tokensOf(page), ...fields });
  },
});

const UBEZP = { service: 'UBEZP', availabilityId: 'ubezp-lis' };
const INT = { service: 'INT', availabilityId: 'int-sikora' };
export const PHONE = { service: 'TEL', availabilityId: 'tel-majewska' };

/** Something else than a free time of the page is sent. */
const times = (
  name: string,
  status: 400 | 422,
  errors: ExpectedError[],
  fields: (scene: Scene) => Record<string, string> | Promise<Record<string, string>>,
): Rule => ({
  form: 'dates',
  name,
  status,
  errors,
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const { answer } = await walk.atTimes(await walk.atDates(UBEZP));
    return visitor.post(answer.path, { ...tokensOf(answer), ...(await fields(scene)) });
  },
});

type Refused = Place & {
  /** The records of the patient as they are until the page with the time is there. */
  asIf?: Parameters<typeof withAnotherPerson>[1];
};

/** A day of which the next ones are in the same month: the hours of a month's last evening are over. */
function earlyDay(day: Day) {
  const next = startOfMonth(addDays({ day, days: 4 }));
  return next > day ? next : addDays({ day, days: 1 });
}

/** The outcome of an hour of the first days, for a patient whose records may have been wrong until then. */
async function firstHourTaken(
  { scene, account, place: { asIf, ...place } }: Asked,
  step: 'atDates' | 'atTimes',
) {
  const { visitor, walk } = await walker(scene, account);
  const open = async () => {
    const days = await walk.atDates(place);
    if (step === 'atTimes') return (await walk.atTimes(days)).answer;
    const from = formatTypedDate(earlyDay(today(NOW)));
    const early = await visitor.get(`${days.answer.path}&from=${from}`);
    // A service that can be booked from a later day on shows that month by itself.
    return early.status === 200 ? early : days.answer;
  };
  const answer = await (asIf ? withAnotherPerson(scene, asIf, open) : open());
  // The first of a day: the nearest time, which stands before it, is one that is not refused for its day.
  const hour = hoursOf(answer)[1] ?? firstHourOf(answer);
  return visitor.post(answer.path, { ...tokensOf(answer), ...hour });
}

type Asked = { scene: Scene; account: Account; place: Refused };

/** The provider's pre-booking check refuses a time of the first days. */
const nearest = (name: string, account: Account, place: Refused, ...texts: ErrorText[]): Rule => ({
  form: 'dates, nearest time',
  name,
  status: 422,
  errors: texts.map((text) => leading('date-hour', text)),
  send: (scene) => firstHourTaken({ scene, account, place }, 'atDates'),
});

/** The same from the list of a day's times. */
const listed = (name: string, account: Account, place: Refused, text: ErrorText): Rule => ({
  form: 'dates, times of a day',
  name,
  status: 422,
  errors: [leading('date-hour', text)],
  send: (scene) => firstHourTaken({ scene, account, place }, 'atTimes'),
});

const NOW = new Date();

const code = (number: string, params?: Record<string, number | string>): ErrorText => {
  const { key, values } = validationText({ code: number, params, today: today(NOW) });
  return withValues(key, values);
};

/** The refusal leads to the visits that can be cancelled. */
const toCancel = (text: ErrorText, href: string) =>
  withWay(text, { href, words: 'bookings:validation.toCancel' });

/** The refusal leads to where the declaration is made, and from there back. */
const toDeclaration = (text: ErrorText) =>
  withWay(text, { href: '/newdeclaration', words: 'booking-wizard:services.declaration.make' });

/** The refusal leads to a page of the draft; its id is in the address. */
const toStep = (
  text: ErrorText,
  words: 'bookings:validation.fromFirstDay' | 'bookings:validation.otherService',
) => withWay(text, { href: '/newbooking', words });

/** So many days after the patient's last visit of the service that the seed has in the past. */
function daysAfterVisit(days: number, { patientId, service }: { patientId: string; service: string }) {
  const { bookings } = clinicRows({ now: NOW, passwordHash: '' });
  const visits = bookings.filter(
    ({ patient_id, service_code, starts_at, status }) =>
      patient_id === patientId &&
      service_code === service &&
      starts_at < NOW.getTime() &&
      status !== 'CANCELED',
  );
  const last = new Date(Math.max(...visits.map(({ starts_at }) => starts_at)));
  return addDays({ day: today(last), days });
}

type GoTo = {
  name: string;
  from: string;
  fault: 'malformed' | 'impossible' | 'tooEarly' | 'tooLate';
  /** The first day that can be chosen, which the text names. */
  first?: Day;
  place?: Place;
};

const goTo = ({ name, from, fault, first, place = UBEZP }: GoTo): Rule => ({
  form: 'go to a day',
  name,
  status: 400,
  errors: [
    { ...at('go-to-from', `booking-wizard:dates.goToFault.${fault}`), ...(first ? { day: first } : {}) },
  ],
  kept: { from },
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const { answer } = await walk.atDates(place);
    return visitor.get(`${answer.path}&from=${encodeURIComponent(from)}`);
  },
});

/** Jan's visit lies where another doctor has a free time, and he chooses that time. */
export async function chosenParallelTime(scene: Scene) {
  const { visitor, walk } = await walker(scene, 'jan.nowak');
  const { answer: page } = await walk.atTimes(
    await walk.atDates({ service: 'INT', availabilityId: 'int-duty' }),
  );
  const hour = firstHourOf(page);
  const startsAt = instantOf(hour);
  const lies = "update bookings set starts_at = ?, ends_at = ? where system_id = 'booking-3001'";
  const before = scene.read('provider', "select * from bookings where system_id = 'booking-3001'") as Span;
  scene.change('provider', lies, startsAt, startsAt + before.ends_at - before.starts_at);
  try {
    return { startsAt, answer: await visitor.post(page.path, { ...tokensOf(page), ...hour }) };
  } finally {
    scene.change('provider', lies, before.starts_at, before.ends_at);
  }
}

type Span = { starts_at: number; ends_at: number };

/** Something changes at the clinic while the summary is on the screen, of a new booking or of one that moves. */
const summary = (
  name: string,
  place: Place | { systemId: string },
  text: ErrorText,
  change: string,
  undo: string,
): Rule => ({
  form: 'systemId' in place ? 'summary of a move' : 'summary',
  name,
  status: 422,
  errors: [at(null, text)],
  async send(scene) {
    const { visitor, walk } = await walker(scene, 'jan.nowak');
    const { answer } =
      'systemId' in place ? await walk.atMoveSummary(place.systemId) : await walk.atSummary(place);
    scene.change('provider', change);
    try {
      return await scene.ahead('PT1M', () => visitor.submit(answer));
    } finally {
      scene.change('provider', undo);
      await scene.ahead('PT2M', () => visitor.get('/newbooking/services'));
    }
  },
});

export const rules: readonly Rule[] = [
  patients('none', 400, {}),
  patients("somebody else's", 422, { patientId: 'patient-1001' }),
  {
    ...patients('one for whom the staff alone books', 422, {}),
    errors: [at('patient-patientId', 'booking-wizard:lock')],
    async send(scene) {
      const { visitor, walk } = await walker(scene, 'anna.kowalska');
      const { answer } = await walk.start();
      await scene.portal.lockBookings('patient-1003', 'on');
      const refused = visitor.submit(answer, { patientId: 'patient-1003' });
      return refused.finally(() => scene.portal.lockBookings('patient-1003', 'off'));
    },
  },
  patients('no name of a patient', 400, { patientId: 'x'.repeat(81) }),

  services({
    name: 'none',
    status: 400,
    place: { service: 'REHA', availabilityId: '' },
    text: 'booking-wizard:services.required',
  }),
  services({
    name: 'no name of a service',
    status: 400,
    place: { service: 'REHA', availabilityId: 'x'.repeat(81) },
    text: 'booking-wizard:services.required',
  }),
  services({
    name: 'one that there is not',
    status: 422,
    place: { service: 'REHA', availabilityId: 'no-such' },
    text: 'booking-wizard:services.notForPatient',
  }),
  services({
    name: 'one that is not for a man',
    status: 422,
    place: { service: 'REHA', availabilityId: 'gin-rutkowska' },
    text: 'booking-wizard:services.withheld',
  }),
  services({
    name: 'one that is not for a grown-up',
    status: 422,
    place: { service: 'PED', availabilityId: 'ped-kubiak' },
    text: 'booking-wizard:services.withheld',
  }),
  services({
    name: 'one that is booked by phone',
    status: 422,
    place: { service: 'REHA', availabilityId: 'tele-int-majewska' },
    text: 'booking-wizard:services.unknown',
  }),
  services({
    name: 'one that only the staff books',
    status: 422,
    place: { service: 'BLOK', availabilityId: 'blok-gorecka' },
    text: 'booking-wizard:lock',
  }),
  services({
    name: "no declaration of a doctor's choice",
    status: 422,
    account: 'oleksandr.kovalenko',
    place: INT,
    text: toDeclaration('booking-wizard:services.declaration.L'),
  }),
  services({
    name: "no declaration of a nurse's choice",
    status: 422,
    place: { service: 'PIEL', availabilityId: 'piel-adamska' },
    text: toDeclaration('booking-wizard:services.declaration.P'),
  }),
  services({
    name: "no declaration of a midwife's choice",
    status: 422,
    place: { service: 'POL', availabilityId: 'pol-baran' },
    text: toDeclaration('booking-wizard:services.declaration.O'),
  }),
  asGuest('none', 400, {}, 'booking-wizard:services.required'),
  asGuest('one that there is not', 422, { availabilityId: 'no-such' }, 'booking-wizard:services.unknown'),

  times('none', 400, [leading('date-hour', 'booking-wizard:dates.required')], () => ({})),
  times('no name of a time', 400, [leading('date-hour', 'booking-wizard:dates.unknown')], () => ({
    'hour.tomorrow.morning': '8:00',
  })),
  times('one that is not on the list', 422, [leading('date-hour', 'booking-wizard:dates.taken')], () =>
    hourOf('ubezp-lis_20990101T0800'),
  ),
  times('one that has passed', 422, [leading('date-hour', 'booking-wizard:dates.past')], () =>
    hourOf('ubezp-lis_20200101T0800'),
  ),
  times('a day that is none', 422, [leading('date-hour', 'booking-wizard:dates.unknown')], () => ({
    'hour.d2027-02-29.t8-00': '8:00',
  })),
  times(
    'one that somebody else has just taken',
    422,
    [leading('date-hour', 'booking-wizard:dates.taken')],
    async (scene) => {
      const { visitor, walk } = await walker(scene, 'stanislaw.wojcik');
      const { answer } = await walk.atTimes(await walk.atDates(UBEZP));
      const hour = hoursOf(answer).at(-1) ?? {};
      await visitor.post(answer.path, { ...tokensOf(answer), ...hour });
      return hour;
    },
  ),
  {
    form: 'dates',
    name: 'the hospital gives no times',
    status: 422,
    errors: [at(null, 'booking-wizard:dates.hisError')],
    async send(scene) {
      const { visitor, walk } = await walker(scene, 'jan.nowak');
      const { answer } = await walk.atDates({ service: 'HIS', availabilityId: 'his-lis' });
      return visitor.post(answer.path, {
        ...tokensOf(answer),
        ...hourOf('his-lis_20270104T0800'),
      });
    },
  },

  nearest(
    '101',
    'jan.nowak',
    {
      service: 'GIN',
      availabilityId: 'gin-rutkowska',
      asIf: { patientId: 'patient-1001', gender: 'FEMALE' },
    },
    code('101'),
  ),
  nearest(
    '102',
    'oleksandr.kovalenko',
    {
      service: 'GER',
      availabilityId: 'ger-gorecka',
      asIf: { patientId: 'patient-1008', birthDate: '1950-01-01' },
    },
    code('102', { age: 65 }),
  ),
  nearest(
    '103',
    'jan.nowak',
    {
      service: 'PED',
      availabilityId: 'ped-kubiak',
      asIf: { patientId: 'patient-1001', birthDate: '2020-01-01' },
    },
    code('103', { age: 17 }),
  ),
  nearest('104', 'oleksandr.kovalenko', UBEZP, code('104')),
  nearest(
    '201',
    'jan.nowak',
    { service: 'KONTR', availabilityId: 'kontr-lis' },
    toStep(
      code('201', { firstDay: daysAfterVisit(30, { patientId: 'patient-1001', service: 'KONTR' }) }),
      'bookings:validation.fromFirstDay',
    ),
  ),
  nearest(
    '202',
    'anna.kowalska',
    { service: 'REHA', availabilityId: 'reha-jaworski', patientId: 'patient-1004' },
    toStep(
      code('202', { lastDay: daysAfterVisit(60, { patientId: 'patient-1004', service: 'REHA' }) }),
      'bookings:validation.otherService',
    ),
  ),
  nearest(
    '203',
    'anna.kowalska',
    { service: 'KONTR', availabilityId: 'kontr-lis', patientId: 'patient-1002' },
    toStep(code('203'), 'bookings:validation.otherService'),
  ),
  nearest(
    '204',
    'jan.nowak',
    { service: 'KONTR', availabilityId: 'kontr-gorecka' },
    toStep(code('204'), 'bookings:validation.otherService'),
  ),
  nearest(
    '205',
    'anna.kowalska',
    { service: 'REHA', availabilityId: 'reha-jaworski', patientId: 'patient-1002' },
    toCancel(code('205', { count: 2 }), '/bookings?patientId=patient-1002'),
  ),
  nearest(
    '206',
    'anna.kowalska',
    { service: 'LIMIT', availabilityId: 'limit-pawlak', patientId: 'patient-1002' },
    toCancel(code('206', { count: 6 }), '/bookings?patientId='),
  ),
  nearest(
    '101 and 102 at once; the phone, which can be mended, is no matter yet',
    'lucyna.baran',
    { ...PHONE, asIf: { patientId: 'patient-1017', gender: 'MALE', birthDate: '1950-01-01' } },
    code('101'),
    code('102', { age: 65 }),
  ),
  listed(
    '101',
    'jan.nowak',
    {
      service: 'GIN',
      availabilityId: 'gin-czarnecki',
      asIf: { patientId: 'patient-1001', gender: 'FEMALE' },
    },
    code('101'),
  ),

  goTo({ name: 'no date', from: 'jutro', fault: 'malformed' }),
  goTo({ name: 'not in the calendar', from: '29-02-2027', fault: 'impossible' }),
  goTo({ name: 'in the past', from: '01-01-2020', fault: 'tooEarly', first: today(NOW) }),
  goTo({
    name: 'before the first day of the service',
    from: formatTypedDate(today(NOW)),
    fault: 'tooEarly',
    first: addDays({ day: today(NOW), days: 1 }),
    place: { service: 'REHA', availabilityId: 'reha-jaworski' },
  }),
  goTo({ name: 'too far ahead', from: '01-01-2035', fault: 'tooLate' }),

  summary(
    'the insurer is gone',
    UBEZP,
    code('104'),
    "update patients set insurer_code = null where id = 'patient-1001'",
    "update patients set insurer_code = '03' where id = 'patient-1001'",
  ),
  summary(
    'only the staff books it now',
    UBEZP,
    'booking-wizard:lock',
    "update services set staff_only = 1 where code = 'UBEZP'",
    "update services set staff_only = 0 where code = 'UBEZP'",
  ),
  summary(
    'only the staff books it now',
    { systemId: 'booking-3001' },
    'booking-wizard:lock',
    "update services set staff_only = 1 where code = 'INT'",
    "update services set staff_only = 0 where code = 'INT'",
  ),
  summary(
    "a midwife's declaration is asked for now",
    { systemId: 'booking-3001' },
    'booking-wizard:services.declaration.O',
    "update services set declaration_type = 'O' where code = 'INT'",
    "update services set declaration_type = 'L' where code = 'INT'",
  ),
];
