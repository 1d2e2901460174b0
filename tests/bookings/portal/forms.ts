import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { sends, sentBy, uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import type { Scene } from '#tests/support/scene.ts';
import { aMinuteLater, forgetCodes, newestCode } from '#tests/support/sms.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedForJan, whileFailing } from '#tests/teleconsultations/scene.ts';
import { uploadForm } from './forms/uploads.ts';
import { wizardForms } from './forms/wizard.ts';

const CONFIRM = '/bookings/confirm/:system/:bookingId';
const CONFIRM_CODE = '/bookings/confirm/AMMS/booking-3032/code';
const BOOKING = '/bookings/AMMS/booking-3010';

type Step = (stanislaw: Visitor, page: Answer, scene: Scene) => Promise<Answer>;

/** The page of the code that Stanisław has just been sent for his visit. */
const atCode = (step: Step) => async (scene: Scene) => {
  forgetCodes(scene);
  scene.change('provider', "update bookings set status = 'SCHEDULED' where system_id = 'booking-3032'");
  const stanislaw = await scene.as('stanislaw.wojcik');
  const page = await sentBy(stanislaw, '/bookings/confirm/AMMS/booking-3032');
  return stanislaw.follow(await step(stanislaw, page, scene));
};

/** Two kinds of files of a booking, each with a list and a question before one is deleted. */
const attachmentForms = Object.fromEntries(
  ['attachments', 'referral-attachments'].flatMap((kind): [string, FormRows[string]][] => [
    [
      `${kind} of a booking`,
      {
        route: `/bookings/:system/:id/${kind}`,
        open: (people) => uploadForm({ people, path: `${BOOKING}/${kind}` }),
        success: async (scene) => uploadedBy(await scene.as('anna.kowalska'), `${BOOKING}/${kind}`),
      },
    ],
    [
      `deleting one of ${kind}, that is not there`,
      {
        route: `/bookings/:system/:id/${kind}/:attachmentId/delete`,
        open: async ({ as }) => ({
          known: anything,
          send: (await as('anna.kowalska')).posts(`${BOOKING}/${kind}/none/delete`),
        }),
        success: async (scene) => {
          const anna = await scene.as('anna.kowalska');
          const { page } = await uploadedBy(anna, `${BOOKING}/${kind}`);
          return sentBy(anna, page.querySelector('main a[href$="/delete"]')?.getAttribute('href') ?? '');
        },
      },
    ],
  ]),
);

/** The list after a teleconsultation was canceled of which the telehealth system could not be told. */
async function halfCanceled(scene: Scene) {
  const { jan, booking } = await bookedForJan(scene);
  return whileFailing(scene, { call: 'consultations.cancel' }, async () =>
    jan.follow(await jan.submit(await jan.get(`${booking}/cancel`))),
  );
}

export const forms: FormRows = {
  ...wizardForms,
  ...attachmentForms,
  'a referral, of another': {
    route: '/referral',
    open: async ({ as }) => ({
      known: { refENumber: text, lookUpDisease: text },
      send: (await as('anna.kowalska')).posts('/referral?system=AMMS&bookingId=booking-3001'),
    }),
    success: sends('jan.nowak', '/referral?system=AMMS&bookingId=booking-3001', { refENumber: '1234' }),
  },
  'confirming a visit, of another': {
    route: CONFIRM,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/confirm/AMMS/booking-3001'),
    }),
    success: sends('jan.nowak', '/bookings/confirm/AMMS/booking-3001'),
  },
  'the code that confirms a visit': {
    route: `${CONFIRM}/code`,
    open: async ({ as }) => ({
      known: { code: oneOf('000000', ' 12 34 56 ', '12345') },
      send: (await as('stanislaw.wojcik')).posts(CONFIRM_CODE),
      typed: ['code'],
    }),
    success: atCode((stanislaw, page, scene) => stanislaw.submit(page, { code: newestCode(scene) })),
  },
  'a new code that confirms a visit': {
    route: `${CONFIRM}/code/resend`,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts(`${CONFIRM_CODE}/resend`),
    }),
    success: atCode((stanislaw, { path }, scene) => {
      aMinuteLater(scene);
      return sentBy(stanislaw, `${path}/resend`);
    }),
  },
  'a calendar’s address': {
    route: '/bookings/calendar',
    open: async ({ as }) => ({
      known: { withoutNames: oneOf('on', 'off') },
      send: (await as('anna.kowalska')).posts('/bookings/calendar'),
    }),
    success: sends('anna.kowalska', '/bookings/calendar'),
  },
  'turning a calendar’s address off': {
    route: '/bookings/calendar/revoke',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/calendar/revoke'),
    }),
    success: async (scene) => {
      const anna = await scene.as('anna.kowalska');
      await sentBy(anna, '/bookings/calendar');
      return sentBy(anna, '/bookings/calendar/revoke');
    },
  },
  'cancelling, of another': {
    route: '/bookings/:system/:id/cancel',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/AMMS/booking-3001/cancel'),
    }),
    success: sends('jan.nowak', '/bookings/AMMS/booking-3001/cancel'),
  },
  'the filter of bookings': {
    route: '/bookings',
    open: async ({ as }) => ({
      known: {
        dateFrom: day,
        dateTo: day,
        status: oneOf('SCHEDULED', 'REGISTERED', 'EXECUTED', 'CANCELED'),
        patientId: oneOf('', 'patient-1002', 'patient-1003'),
        filtered: oneOf('1'),
      },
      send: (await as('anna.kowalska')).asks('/bookings'),
      typed: ['dateFrom', 'dateTo'],
    }),
  },
  'a teleconsultation that is canceled in one system alone': {
    route: '/bookings',
    open: async ({ as }) => ({
      known: { step: text, act: oneOf('try', 'putAway') },
      send: (await as('anna.kowalska')).posts('/bookings'),
    }),
    async success(scene) {
      const jan = await scene.as('jan.nowak');
      return jan.follow(await jan.submit(await halfCanceled(scene), {}, 'main form'));
    },
  },
};
