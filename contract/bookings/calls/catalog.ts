import { oc } from '@orpc/contract';
import { z } from 'zod';
import { AvailabilitySettings, BookableCatalog } from '#contract/bookings/schemas/catalog.ts';
import { OrganizationUnit } from '#contract/bookings/schemas/clinic.ts';
import { NOT_FOUND } from '#contract/errors.ts';
import { Id } from '#contract/primitives.ts';

export const catalog = {
  /** B§7. Public: guests may browse. */
  forBooking: oc
    .route({ method: 'GET', path: '/mppd/api/catalog/for-booking', tags: ['bookings'] })
    .output(BookableCatalog),

  /** B§7. The same, as this patient may book it. */
  forPatient: oc
    .route({
      method: 'GET',
      path: '/mppd/api/catalog/for-patient/{patientId}/for-booking',
      tags: ['bookings'],
    })
    .input(z.object({ patientId: Id }))
    .output(BookableCatalog)
    .errors({ NOT_FOUND }),

  /** B§7. Time-out 60 s; public. */
  units: oc
    .route({ method: 'GET', path: '/mppd/api/catalogs/units', tags: ['bookings'] })
    .output(z.array(OrganizationUnit)),

  /** B§7. */
  availabilitySettings: oc
    .route({ method: 'GET', path: '/mppd/api/availability-settings/', tags: ['bookings'] })
    .input(z.object({ timeSlotId: Id, availabilityId: Id }))
    .output(AvailabilitySettings)
    .errors({ NOT_FOUND }),
};
