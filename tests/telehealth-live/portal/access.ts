import { notForGuests, type AccessRow, type AccessRows } from '#tests/house/portal/access/row.ts';

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
];

/** What the scripts ask for, which leads whoever opens it to the call. */
const ASKED = [
  '/telehealth/report',
  '/telehealth/news',
  '/telehealth/access',
  '/telehealth/connection',
  '/telehealth/signals',
];

export const access: AccessRows = Object.fromEntries([...PATHS, ...ASKED].map((path) => [path, ofJan(path)]));
