import {
  all,
  notForGuests,
  type AccessRow,
  type AccessRows,
  type Expectations,
} from '#tests/house/portal/access/row.ts';

/** C-97: somebody else's id leads to the list, while what is posted with it is not found. */
const ofJan = (path: string): Partial<AccessRow> => ({
  address: () => `${path}?teleconsultationId=teleconsultation-6001`,
  get: notForGuests('/bookings', 'area is off'),
});

const PATHS = [
  '/telehealth',
  '/telehealth/teleconsultationtype',
  '/telehealth/recording',
  '/telehealth/telewaitingroom',
  '/telehealth/teleconsultation',
  '/telehealth/leave',
  '/telehealth/ended',
  '/telehealth/phone',
  '/telehealth/invite',
];

/** The addresses for which the scripts ask, which lead whoever opens one to the call. */
const ASKED = [
  '/telehealth/report',
  '/telehealth/news',
  '/telehealth/access',
  '/telehealth/connection',
  '/telehealth/signals',
];

/** The one answer to a guest without a session, or with a code that does not work. */
const ofGuest = (status: number): Expectations => ({ ...all(status), 'area off': 'area is off' });

export const access: AccessRows = {
  ...Object.fromEntries([...PATHS, ...ASKED].map((path) => [path, ofJan(path)])),
  '/telehealth/guest': { get: ofGuest(404), post: ofGuest(404) },
  '/telehealth/guest/enter': { get: ofGuest(404), post: ofGuest(422) },
  '/telehealth/guest/:code': {
    address: () => '/telehealth/guest/none',
    get: { ...all('/telehealth/guest/enter'), 'area off': 'area is off' },
  },
};
