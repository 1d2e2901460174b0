import type { State } from '#tests/house/a11y/loop/state.ts';
import { forgetCodes, newestCode, wrong } from '#tests/support/sms.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { atMove, NOBODY_ON_DUTY, whileFailing } from '#tests/teleconsultations/scene.ts';
import { walkOn } from '#tests/teleconsultations/walk-on.ts';
import { of, on, whileBooked, withCode } from './scene.ts';

const summary = of('newteleconsultation/summary');
const code = of('newteleconsultation/code');

/** The summary of a move to the nearest time. */
async function atMoveSummary(visitor: Visitor, booking: string) {
  const walk = walkOn(visitor);
  return walk.timeChosen(await atMove(visitor, booking));
}

/** Pages of the last step, and of what it has led to. */
export const sendingStates: readonly State[] = [
  { ...summary, name: 'of a planned one', show: on('jan.nowak', (walk) => walk.atSummary()) },
  {
    ...summary,
    name: 'of a planned one, with a consent to give',
    show: on('anna.kowalska', (walk) => walk.atSummary('patient-1002')),
  },
  { ...summary, name: 'of one now', show: on('jan.nowak', (walk) => walk.atSummaryOfNow()) },
  {
    ...summary,
    name: 'of one now, with nobody on duty',
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const { path } = await walk.atSummaryOfNow();
      const [change, back] = NOBODY_ON_DUTY;
      scene.change('provider', change);
      return visitor.get(path).finally(() => scene.change('provider', back));
    }),
  },
  {
    ...summary,
    name: 'the consent is missing',
    status: 422,
    errors: 1,
    show: on('anna.kowalska', async (walk, visitor) => visitor.submit(await walk.atSummary('patient-1002'))),
  },
  {
    ...summary,
    name: 'the telehealth system does not know the patient',
    status: 422,
    // The second line says that the consent was saved all the same.
    errors: 2,
    show: on('stanislaw.wojcik', async (walk, visitor) =>
      visitor.submit(await walk.atSummary(), { consent: 'on' }),
    ),
  },
  {
    ...summary,
    name: 'not booked, for nothing answers',
    status: 503,
    errors: 1,
    show: on('jan.nowak', async (walk, visitor, scene) => {
      const page = await walk.atSummary();
      return whileFailing(scene, { call: 'consultations.make' }, () => visitor.submit(page));
    }),
  },
  {
    ...of('newteleconsultation/dates'),
    name: 'of a move',
    show: whileBooked((booking, visitor) => atMove(visitor, booking)),
  },
  {
    ...summary,
    name: 'of a move',
    show: whileBooked((booking, visitor) => atMoveSummary(visitor, booking)),
  },
  {
    ...code,
    name: 'a code was sent',
    show: withCode(async (walk) => walk.send(await walk.atSummary())),
  },
  {
    ...code,
    name: 'a wrong code',
    status: 422,
    errors: 1,
    show: withCode(async (walk, visitor, scene) => {
      forgetCodes(scene);
      const page = await walk.send(await walk.atSummary());
      return visitor.submit(page, { code: wrong(newestCode(scene)) });
    }),
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
    show: whileBooked((_, __, { result }) => Promise.resolve(result)),
  },
  {
    ...of('newteleconsultation/result/:system/:id'),
    name: 'moved',
    show: whileBooked(async (booking, visitor) =>
      visitor.follow(await visitor.submit(await atMoveSummary(visitor, booking))),
    ),
  },
];
