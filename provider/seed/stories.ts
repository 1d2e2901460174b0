import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import type { AccountId, PatientId } from './people.ts';
import type { PractitionerId } from './practitioners.ts';

/**
 * A booking lies on the practitioner's first working day at least `days` from today (for a negative number: at least so
 * many days back), at the practitioner's time number `nth` of that day.
 */
export type BookingStory = {
  patient: PatientId;
  /** Who booked it; absent: the staff. */
  account?: AccountId;
  availability: string;
  /** Who sees the patient, when the availability is by duty. */
  practitioner?: PractitionerId;
  days: number;
  nth: number;
  status: BookingStatus;
  orderStatus?: 'GTRE';
};

const JAN = { patient: 'patient-1001', account: 'account-2001' } as const;
const ANNA = { patient: 'patient-1002', account: 'account-2002' } as const;
const ZOFIA = { patient: 'patient-1003', account: 'account-2002' } as const;
const HELENA = { patient: 'patient-1004', account: 'account-2002' } as const;

/**
 * Visits of the made-up clinic's patients. Those of KONTR, REHA and LIMIT make the table in catalogue.ts true; Piotr, who
 * is not confirmed, may see the one that he made and not the one that the staff made.
 */
export const bookingStories: readonly BookingStory[] = [
  { ...JAN, availability: 'int-majewska', days: 5, nth: 3, status: 'SCHEDULED' },
  { ...JAN, availability: 'ger-gorecka', days: 12, nth: 4, status: 'SCHEDULED', orderStatus: 'GTRE' },
  { ...JAN, availability: 'ubezp-lis', days: 20, nth: 2, status: 'CANCELED' },
  { ...JAN, availability: 'int-sikora', days: -3, nth: 5, status: 'SCHEDULED' },
  { ...JAN, availability: 'kontr-lis', days: -10, nth: 1, status: 'EXECUTED' },
  { ...JAN, availability: 'int-majewska', days: -45, nth: 2, status: 'EXECUTED' },
  { ...JAN, availability: 'ger-gorecka', days: -70, nth: 0, status: 'CANCELED' },
  { patient: 'patient-1001', availability: 'kard-zawadzki', days: -120, nth: 2, status: 'EXECUTED' },
  { ...JAN, availability: 'int-bielecka', days: -400, nth: 1, status: 'EXECUTED' },

  { ...ANNA, availability: 'reha-malinowska', days: 4, nth: 2, status: 'SCHEDULED' },
  { ...ANNA, availability: 'reha-malinowska', days: 11, nth: 2, status: 'SCHEDULED' },
  { patient: 'patient-1002', availability: 'derm-urban', days: 18, nth: 5, status: 'REGISTERED' },
  { ...ANNA, availability: 'gin-rutkowska', days: 25, nth: 1, status: 'CANCELED' },
  { ...ANNA, availability: 'gin-rutkowska', days: -30, nth: 3, status: 'EXECUTED' },

  { ...ZOFIA, availability: 'ped-kubiak', days: 3, nth: 4, status: 'SCHEDULED' },
  {
    ...ZOFIA,
    availability: 'limit-kwiatkowska',
    days: 8,
    nth: 6,
    status: 'SCHEDULED',
    orderStatus: 'GTRE',
  },
  { ...ZOFIA, availability: 'ped-wolska', days: -15, nth: 0, status: 'EXECUTED' },

  { ...HELENA, availability: 'ger-gorecka', days: 6, nth: 0, status: 'SCHEDULED' },
  {
    ...HELENA,
    availability: 'piel-duty',
    practitioner: 'nurse-olszewska',
    days: 9,
    nth: 3,
    status: 'REGISTERED',
  },
  { ...HELENA, availability: 'reha-jaworski', days: -100, nth: 1, status: 'EXECUTED' },
  { patient: 'patient-1004', availability: 'kontr-lis', days: -200, nth: 4, status: 'EXECUTED' },

  {
    patient: 'patient-1006',
    account: 'account-2004',
    availability: 'int-sikora',
    days: 7,
    nth: 1,
    status: 'SCHEDULED',
  },
  {
    patient: 'patient-1006',
    account: 'account-2004',
    availability: 'gin-czarnecki',
    days: -25,
    nth: 2,
    status: 'EXECUTED',
  },
  {
    patient: 'patient-1005',
    account: 'account-2003',
    availability: 'ubezp-lis',
    days: 13,
    nth: 4,
    status: 'SCHEDULED',
  },
  { patient: 'patient-1005', availability: 'derm-urban', days: 21, nth: 2, status: 'SCHEDULED' },
  { patient: 'patient-1007', availability: 'reha-jaworski', days: -20, nth: 3, status: 'EXECUTED' },
  {
    patient: 'patient-1007',
    account: 'account-2006',
    availability: 'ger-gorecka',
    days: 14,
    nth: 6,
    status: 'SCHEDULED',
  },
  {
    patient: 'patient-1008',
    account: 'account-2007',
    availability: 'derm-urban',
    days: 10,
    nth: 3,
    status: 'SCHEDULED',
  },
  {
    patient: 'patient-1009',
    account: 'account-2008',
    availability: 'int-bielecka',
    days: 6,
    nth: 2,
    status: 'SCHEDULED',
  },
  { ...JAN, availability: 'tele-int-majewska', days: -14, nth: 6, status: 'EXECUTED' },
  {
    patient: 'patient-1007',
    account: 'account-2006',
    availability: 'tele-int-majewska',
    days: 30,
    nth: 7,
    status: 'SCHEDULED',
  },
  {
    patient: 'patient-1007',
    availability: 'tel-sikora',
    days: 16,
    nth: 5,
    status: 'SCHEDULED',
  },
];
