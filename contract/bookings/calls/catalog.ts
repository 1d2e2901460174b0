/** B§3, B§7 and B§9 of the specification: what can be booked, and where. */
import { z } from 'zod';
import { catalogEntry, patientId, slotKey, unit } from '#contract/bookings/examples.ts';
import { AvailabilitySettings, BookableCatalog } from '#contract/bookings/schemas/catalog.ts';
import { OrganizationUnit } from '#contract/bookings/schemas/clinic.ts';
import { call } from '#contract/call.ts';
import { NO_SUCH_PATIENT, NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

const area = 'bookings';

export const catalog = {
  forBooking: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalog/for-booking',
    isForGuests: true,
    summary: 'Everything that can be booked',
    description:
      'One entry a service, unit and practitioner; without `practitioner`, whoever is on duty serves it. Guests may browse it. `availabilityInModuleStatus` B and P can be booked here (B§9), anything else by phone alone (A-98). `declarationType`: only patients with that declaration of choice (B§5). `minBookDate`: the first day that can be booked. Services are searched by name, `description` and `searchWords`, which may be of several languages. Names are in the language of Accept-Language as far as the provider has them. The portal keeps the answer of guests for 30 seconds.',
    example: { output: [{ ...catalogEntry, forSelectedPatient: false }] },
  }).output(BookableCatalog),

  forPatient: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalog/for-patient/{patientId}/for-booking',
    summary: 'What a patient can book',
    description:
      'The same entries as a patient may book them; `forSelectedPatient` is true. What the patient’s age, gender or visits forbid is found out by prebooking.',
    refusals: { NOT_FOUND: NO_SUCH_PATIENT },
    example: { input: { patientId }, output: [catalogEntry] },
  })
    .input(z.object({ patientId: Id }))
    .output(BookableCatalog)
    .errors({ NOT_FOUND }),

  units: call({
    area,
    method: 'GET',
    path: '/mppd/api/catalogs/units',
    isForGuests: true,
    summary: 'Every unit of the provider',
    description:
      'Name, address, phone and how to get there. It may take up to 60 seconds (B§7): nobody waits for it.',
    example: { output: [unit] },
  }).output(z.array(OrganizationUnit)),

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
      output: {
        referralStatus: 'W',
        bookingRestrictions: {
          bookingConfReq: false,
          addMeasurements: true,
          bookingParallelAllowed: false,
        },
      },
    },
  })
    .input(z.object({ timeSlotId: Id, availabilityId: Id }))
    .output(AvailabilitySettings)
    .errors({ NOT_FOUND }),
};
