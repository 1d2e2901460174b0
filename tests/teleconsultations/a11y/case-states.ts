import type { Lead, State } from '#tests/house/a11y/loop/state.ts';
import { fileOf, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

type Walk = ReturnType<typeof walkOn>;
type Show = (walk: Walk, visitor: Visitor, scene: Scene) => Promise<Answer>;

/** Somebody, somewhere on the way. */
const on = (account: Account, show: Show) => async (scene: Scene) => {
  const visitor = await scene.as(account);
  return show(walkOn(visitor), visitor, scene);
};

const of = (route: string) => ({ route, area: 'teleconsultations' }) as const;
const medicalcase = of('newteleconsultation/medicalcase');
const description = of('newteleconsultation/description');
const summary = of('newteleconsultation/summary');

/** The description, with a file of the draft. */
async function withFile(walk: Walk, visitor: Visitor, files = [fileOf(pdf(), 'wynik.pdf')]) {
  const fields = { description: TEXT, 'press.intent-files': 'x' };
  const page = await walk.atDescription();
  return { page, sent: await visitor.upload(page, files, { fields }) };
}

/** While the telehealth system does not give its cases. */
const withoutCases = (show: (scene: Scene) => Promise<Answer>) => async (scene: Scene) => {
  const rename = (from: string, to: string) =>
    scene.change('provider', `alter table ${from} rename to ${to}`);
  rename('medical_cases', 'hidden_cases');
  return show(scene).finally(() => rename('hidden_cases', 'medical_cases'));
};

/** Booked, looked at, and canceled. */
const whileBooked = (show: (booking: string, visitor: Visitor, result: Answer) => Promise<Answer>) =>
  on('jan.nowak', async (walk, visitor) => {
    const result = await walk.send(await walk.atSummary());
    const booking = walk.bookingOf(result);
    const shown = await show(booking, visitor, result);
    await visitor.submit(await visitor.get(`${booking}/cancel`));
    return shown;
  });

/** While a code is asked for before it is booked (B§4). */
const withCode = (show: Show) =>
  on('jan.nowak', async (walk, visitor, scene) => {
    const ask = (flag: 0 | 1) =>
      scene.change(
        'provider',
        'update availabilities set confirmation_required = ? where service_code = ?',
        flag,
        'TELE-INT',
      );
    ask(1);
    // The catalogue is read anew when the clock has moved.
    return scene.ahead('PT1M', () => show(walk, visitor, scene)).finally(() => ask(0));
  });

const ofBooking = (page: string) => ({ route: `bookings/:system/:id/${page}`, area: 'bookings' }) as const;

export const caseStates: readonly (State | Lead)[] = [
  { ...medicalcase, name: 'cases of the last year', show: on('jan.nowak', (walk) => walk.atCase()) },
  {
    ...medicalcase,
    name: 'nobody’s cases yet',
    show: on('anna.kowalska', (walk) => walk.atCase('patient-1002')),
  },
  {
    ...medicalcase,
    name: 'nothing is chosen',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => visitor.submit(await walk.atCase(), { title: '' })),
  },
  {
    ...medicalcase,
    name: 'a day that is none',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.get(`${(await walk.atCase()).path}&dateFrom=32-13-2026`),
    ),
  },
  {
    ...medicalcase,
    name: 'provider down',
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const { path } = await walk.atCase();
      return withoutCases(async () => visitor.get(path))(scene);
    }),
  },
  {
    ...of('newteleconsultation/medicalcase/change'),
    name: 'asks what comes along',
    show: on('jan.nowak', async (walk, visitor) => {
      const { page } = await withFile(walk, visitor);
      const cases = await visitor.get(page.path.replace('description', 'medicalcase'));
      return walk.send(cases, { case: 'new', title: 'Inna sprawa' });
    }),
  },
  { ...description, name: 'empty', show: on('jan.nowak', (walk) => walk.atDescription()) },
  {
    ...description,
    name: 'too long',
    status: 400,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) =>
      visitor.submit(await walk.atDescription(), { description: 'a'.repeat(2001) }),
    ),
  },
  {
    ...description,
    name: 'a file that was sent and one that was refused',
    status: 422,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor) => {
      const files = [fileOf(pdf(), 'wynik.pdf'), fileOf(htmlPage(), 'strona.pdf')];
      return (await withFile(walk, visitor, files)).sent;
    }),
  },
  {
    route: 'newteleconsultation/description/attachments/:attachmentId',
    name: '404',
    status: 404,
    show: on('jan.nowak', async (walk, visitor) => {
      const { path } = await walk.atDescription();
      return visitor.get(path.replace('description', 'description/attachments/none'));
    }),
  },
  {
    ...of('newteleconsultation/description/attachments/:attachmentId/delete'),
    name: 'asks whether to delete it',
    show: on('jan.nowak', async (walk, visitor) => {
      const { page } = await withFile(walk, visitor);
      const shown = await visitor.get(page.path);
      const link = shown.page.querySelector('main a[href*="/delete?"]')?.getAttribute('href') ?? '';
      return visitor.get(link);
    }),
  },
  { ...summary, name: 'of a planned one', show: on('jan.nowak', (walk) => walk.atSummary()) },
  { ...summary, name: 'of one now', show: on('jan.nowak', (walk) => walk.atSummaryOfNow()) },
  {
    ...summary,
    name: 'the consent is missing',
    status: 422,
    errors: 1,
    show: on('anna.kowalska', async (walk, visitor) => visitor.submit(await walk.atSummary('patient-1002'))),
  },
  {
    ...of('newteleconsultation/code'),
    name: 'a code was sent',
    show: withCode(async (walk) => walk.send(await walk.atSummary())),
  },
  {
    ...of('newteleconsultation/code/resend'),
    name: 'no code has come',
    show: withCode(async (walk, visitor) => {
      const page = await walk.send(await walk.atSummary());
      return visitor.get(page.path.replace('/code', '/code/resend'));
    }),
  },
  {
    ...of('newteleconsultation/result/:system/:id'),
    name: 'booked',
    show: whileBooked((_, __, result) => Promise.resolve(result)),
  },
  {
    route: 'telehealth',
    area: 'teleconsultations',
    name: 'before it begins',
    show: whileBooked(async (booking, visitor) => {
      const { page } = await visitor.get(booking);
      return visitor.get(page.querySelector('main a[href^="/telehealth"]')?.getAttribute('href') ?? '');
    }),
  },
  {
    ...ofBooking('case-files'),
    name: 'none yet',
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/case-files`)),
  },
  {
    ...ofBooking('case-files/:attachmentId/delete'),
    name: 'asks whether to delete it',
    show: whileBooked(async (booking, visitor) => {
      const page = await visitor.get(`${booking}/case-files`);
      const added = await visitor.follow(await visitor.upload(page, [fileOf(pdf(), 'wynik.pdf')]));
      return visitor.get(added.page.querySelector('main a[href$="/delete"]')?.getAttribute('href') ?? '');
    }),
  },
  {
    route: 'bookings/:system/:id/case-files/:attachmentId',
    name: '404',
    status: 404,
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/case-files/none`)),
  },
  {
    ...ofBooking('description'),
    name: 'empty',
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/description`)),
  },
];
