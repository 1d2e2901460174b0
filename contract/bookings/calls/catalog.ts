/** B§3, B§7 and B§9 of the specification: what can be booked, and where. */
import { z } from 'zod';
import {
  catalogEntry,
  catalogUnits,
  entryForWomen,
  patientId,
  slotKey,
} from '#contract/bookings/examples.ts';
import { AvailabilitySettings, BookableCatalog, FirstFreeTimes } from '#contract/bookings/schemas/catalog.ts';
import { CatalogUnit } from '#contract/bookings/schemas/clinic.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'bookings';

const NOTHING_ELSE = { bookingConfReq: false, addMeasurements: true, bookingParallelAllowed: false };

export const catalog = {
  forBooking: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalog/for-booking',
    isForGuests: true,
    summary: 'Everything that can be booked',
    description:
      'One entry a service, unit and practitioner; without `practitioner`, whoever is on duty serves it. Guests may browse it. `availabilityInModuleStatus` B and P can be booked here (B§9), T as a teleconsultation, anything else by phone alone (A-98). `declarationType`: only patients with that declaration of choice (B§5). `minBookDate`: the first day that can be booked. `group` names the heading under which a service is listed. Services are searched by name, `description` and `searchWords`, which may be of several languages. Names are in the language of Accept-Language as far as the provider has them. The portal keeps the answer of guests for 30 seconds.',
    example: { output: [{ ...catalogEntry, forSelectedPatient: false }] },
  }).output(BookableCatalog),

  forPatient: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalog/for-patient/{patientId}/for-booking',
    record: 'read',
    summary: 'What a patient can book',
    description:
      'The same entries, for a patient. `forSelectedPatient` is false where the entry’s gender or ages (codes 101 to 103 of bookings.prebooking) forbid every day from its first bookable one to the last, 13 months ahead; age is in full years on the day of the visit, so that who turns 65 within those months keeps an entry from 65, and who is 18 on the first of those days has none up to 17. The portal does not list such an entry and refuses it. Everything else is true: what forbids some days only, and what depends on visits, insurer or phone, is found out by prebooking; a missing declaration of choice (`declarationType`) is said when the entry is chosen.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [catalogEntry, entryForWomen] },
  })
    .input(z.object({ patientId: Id }))
    .output(BookableCatalog)
    .errors({ NOT_FOUND }),

  units: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalogs/units',
    isForGuests: true,
    entriesApart: '',
    summary: 'Every unit of the provider',
    description:
      'Name, address, phone and how to get there; the units of which a unit is a part, when it is open, and how to get in with a wheelchair, as far as the provider says (C-21). In the order in which they are shown. It may take up to 60 seconds (B§7): nobody waits for it. The portal asks for it while somebody reads /hierarchicalunits, at most every five minutes, and shows the last answer, with its day and hour, for as long as there is no new one.',
    example: { output: catalogUnits },
  }).output(z.array(CatalogUnit)),

  firstFree: call({
    area,
    method: 'GET',
    path: '/portal/api/first-free-times',
    isForGuests: true,
    entriesApart: '',
    summary: 'The first free times of every service in every unit',
    description:
      'For /treatmentdatesguide, which anybody may read: no patient is asked for, and nobody is named. One entry a service and unit of `for-booking` that can be booked here for a set time; one that only staff may book is left out. Free is what nobody has booked or holds; whom a time is refused to is found out in the wizard. The portal asks for it while somebody reads the page, at most every 30 seconds, and shows an answer for a minute.',
    refusals: { NOT_FOUND: 'The host does not answer this call.' },
    example: {
      output: [
        {
          medicalServiceCode: 'KARD',
          organizationUnitId: 'unit-specialists',
          days: ['2026-11-03T08:00:00.000Z'],
        },
      ],
    },
    otherAnswers: {
      withoutTimes: [
        { medicalServiceCode: 'HIS', organizationUnitId: 'unit-specialists', days: [], failure: 'HIS_ERROR' },
      ],
    },
  })
    .output(z.array(FirstFreeTimes))
    .errors({ NOT_FOUND }),

  availabilitySettings: call({
    area,
    method: 'GET',
    path: '/mppd/api/availability-settings/',
    summary: 'What the booking of a time asks for',
    description:
      '`referralStatus`: W a referral is required, O it may be given, N none is asked for. `bookingConfReq`: the booking is confirmed with a code (B§4). `addMeasurements`: measurements may be attached. `bookingParallelAllowed`: the patient may have another booking at the same time.',
    refusals: { NOT_FOUND: 'There is no such time, or it is none of this availability.' },
    example: {
      input: slotKey,
      output: { referralStatus: 'N', bookingRestrictions: NOTHING_ELSE },
    },
    otherAnswers: { withReferral: { referralStatus: 'W', bookingRestrictions: NOTHING_ELSE } },
  })
    .input(z.object({ timeSlotId: Id, availabilityId: Id }))
    .output(AvailabilitySettings)
    .errors({ NOT_FOUND }),
};
