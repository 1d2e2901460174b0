import type { z } from 'zod';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { os } from '#provider/core/context.ts';
import { addDays, localDay, type Day } from '#provider/core/local-time.ts';
import { isForPatient } from '#provider/bookings/rules/prebooking.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import { bookableOf, findSlot } from './find-slot.ts';

const forBooking = os.catalog.forBooking.handler(async ({ context }) => {
  const { availabilities } = await context.catalogue();
  const today = localDay(context.clock.now().getTime());
  return [...availabilities.values()].map((availability) =>
    entryOf({ availability, today, forSelectedPatient: false }),
  );
});

const forPatient = os.catalog.forPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'catalog.forPatient' });
  const { availabilities } = await context.catalogue();
  const today = localDay(context.clock.now().getTime());
  const person = { gender: patient.gender, birthDate: patient.birth_date };
  return [...availabilities.values()].map((availability) => {
    const { from, before } = bookableOf({ context, availability });
    const days = { first: localDay(from), last: localDay(before - 1) };
    const { restrictions } = availability;
    return entryOf({
      availability,
      today,
      forSelectedPatient: isForPatient({ restrictions, patient: person, days }),
    });
  });
});

function entryOf({
  availability: { id, row, service, searchWords, unit, practitioner },
  today,
  forSelectedPatient,
}: {
  availability: Availability;
  today: Day;
  forSelectedPatient: boolean;
}): z.input<typeof CatalogEntry> {
  const { description: _, ...unitOfEntry } = unit;
  return {
    medicalService: {
      code: service.code,
      name: service.name,
      description: service.description ?? undefined,
      condition: service.condition ?? undefined,
      meeting: service.meeting ?? undefined,
      searchWords,
      group: service.service_group ?? undefined,
      declarationType: service.declaration_type ?? undefined,
      minBookDate: row.min_book_days ? addDays({ day: today, days: row.min_book_days }) : undefined,
    },
    practitioner,
    hospitalOrganizationUnit: unitOfEntry,
    availabilityId: id,
    commercialService: row.commercial === 1,
    systemIds: { practitionerId: practitioner?.employee.id, serviceId: service.code, unitId: unit.id },
    addMeasurements: row.add_measurements === 1,
    forSelectedPatient,
    employeeStatusVisible: row.employee_status_visible === 1,
    availabilityInModuleStatus: row.module_status,
  };
}

const units = os.catalog.units.handler(async ({ context }) => {
  const catalogue = await context.catalogue();
  return [...catalogue.units.values()];
});

const availabilitySettings = os.catalog.availabilitySettings.handler(async ({ input, context, errors }) => {
  await context.account();
  const slot = await findSlot({ context, ...input });
  if (!slot) throw errors.NOT_FOUND();

  const { row } = slot.availability;
  return {
    referralStatus: row.referral_status,
    bookingRestrictions: {
      bookingConfReq: row.confirmation_required === 1,
      addMeasurements: row.add_measurements === 1,
      bookingParallelAllowed: row.parallel_allowed === 1,
    },
  };
});

export const catalog = { forBooking, forPatient, units, availabilitySettings };
