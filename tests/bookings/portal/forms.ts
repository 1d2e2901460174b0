import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { anything, day, oneOf, text } from '#tests/house/portal/forms/texts.ts';
import { uploadForm } from './forms/uploads.ts';
import { wizardForms } from './forms/wizard.ts';

const CONFIRM = '/bookings/confirm/:system/:bookingId';
const CONFIRM_CODE = '/bookings/confirm/AMMS/booking-3032/code';
const BOOKING = '/bookings/AMMS/booking-3010';

/** Two kinds of files of a booking, each with a list and a question before one is deleted. */
const attachmentForms = Object.fromEntries(
  ['attachments', 'referral-attachments'].flatMap((kind): [string, FormRows[string]][] => [
    [
      `${kind} of a booking`,
      {
        route: `/bookings/:system/:id/${kind}`,
        open: (people) => uploadForm({ people, path: `${BOOKING}/${kind}` }),
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
      },
    ],
  ]),
);

export const forms: FormRows = {
  ...wizardForms,
  ...attachmentForms,
  'a referral, of another': {
    route: '/referral',
    open: async ({ as }) => ({
      known: { refENumber: text, lookUpDisease: text },
      send: (await as('anna.kowalska')).posts('/referral?system=AMMS&bookingId=booking-3001'),
    }),
  },
  'confirming a visit, of another': {
    route: CONFIRM,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/confirm/AMMS/booking-3001'),
    }),
  },
  'the code that confirms a visit': {
    route: `${CONFIRM}/code`,
    open: async ({ as }) => ({
      known: { code: oneOf('000000', ' 12 34 56 ', '12345') },
      send: (await as('stanislaw.wojcik')).posts(CONFIRM_CODE),
      typed: ['code'],
    }),
  },
  'a new code that confirms a visit': {
    route: `${CONFIRM}/code/resend`,
    open: async ({ as }) => ({
      known: anything,
      send: (await as('stanislaw.wojcik')).posts(`${CONFIRM_CODE}/resend`),
    }),
  },
  'a calendar’s address': {
    route: '/bookings/calendar',
    open: async ({ as }) => ({
      known: { withoutNames: oneOf('on', 'off') },
      send: (await as('anna.kowalska')).posts('/bookings/calendar'),
    }),
  },
  'turning a calendar’s address off': {
    route: '/bookings/calendar/revoke',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/calendar/revoke'),
    }),
  },
  'cancelling, of another': {
    route: '/bookings/:system/:id/cancel',
    open: async ({ as }) => ({
      known: anything,
      send: (await as('anna.kowalska')).posts('/bookings/AMMS/booking-3001/cancel'),
    }),
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
};
