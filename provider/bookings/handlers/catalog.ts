import type { z } from 'zod';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import type { Action } from '#provider/core/actions.ts';
import { os, type CallContext } from '#provider/core/context.ts';
import { addDays, localDay, type Day } from '#contract/days/reading/warsaw.ts';
import { isForPatient } from '#provider/bookings/rules/prebooking.ts';
import type { Availability } from '#provider/bookings/store/catalogue.ts';
import type { LinkedPatientRow } from '#provider/core/rows.ts';
import { firstFree } from './first-free.ts';
import { bookableOf, findSlot, isGivenNow, isTeleconsultation, nowSlotId } from './find-slot.ts';

const forBooking = os.catalog.forBooking.handler(async ({ context }) => {
  const { availabilities } = await context.catalogue();
  return [...availabilities.values()].map((availability) =>
    entryFor({ context, availability, patient: undefined }),
  );
});

const forPatient = os.catalog.forPatient.handler(async ({ input, context }) => {
  const patient = await context.access.patient({ ...input, action: 'catalog.forPatient' });
  const { availabilities } = await context.catalogue();
  return [...availabilities.values()].map((availability) => entryFor({ context, availability, patient }));
});

const planned = os.teleconsultationCatalog.planned.handler(({ input: { patientId }, context }) =>
  teleconsultationsOf({ context, patientId, action: 'teleconsultationCatalog.planned', isMeant: isTimed }),
);

const unplanned = os.teleconsultationCatalog.unplanned.handler(({ context }) =>
  teleconsultationsOf({ context, isMeant: isGivenNow }),
);

const unplannedForPatient = os.teleconsultationCatalog.unplannedForPatient.handler(
  ({ input: { patientId }, context }) => {
    const action = 'teleconsultationCatalog.unplannedForPatient';
    return teleconsultationsOf({ context, patientId, action, isMeant: isGivenNow });
  },
);

const isTimed = (availability: Availability) => !isGivenNow(availability);

/** Entries that are teleconsultations; all of them for guests. */
async function teleconsultationsOf({
  context,
  patientId,
  action,
  isMeant,
}: {
  context: CallContext;
  isMeant: (availability: Availability) => boolean;
  patientId?: string | undefined;
  action?: Action;
}) {
  const patient = patientId && action ? await context.access.patient({ patientId, action }) : undefined;
  const { availabilities } = await context.catalogue();
  const meant = [...availabilities.values()].filter((one) => isTeleconsultation(one) && isMeant(one));
  return Promise.all(
    meant.map(async (availability) => ({
      ...entryFor({ context, availability, patient }),
      ...(isGivenNow(availability) && { consultants: await consultantsOf(context, availability) }),
    })),
  );
}

/** Who answers to what is given now, of whom everybody may know whether they are on duty (C-100). */
async function consultantsOf({ store, catalogue }: CallContext, { service }: Availability) {
  const { practitioners } = await catalogue();
  const rows = await store.telehealthDuty.ofService(service.code);
  const found = await Promise.all(
    rows.map(async ({ practitioner_id: id }) =>
      (await store.telehealthDuty.isShown(id)) ? (practitioners.get(id) ?? []) : [],
    ),
  );
  return found.flat();
}

/** As it is for a patient, or for a guest. */
function entryFor({
  context,
  availability,
  patient,
}: {
  context: CallContext;
  availability: Availability;
  patient: LinkedPatientRow | undefined;
}) {
  const { from, before } = bookableOf({ context, availability });
  const days = { first: localDay(from), last: localDay(before - 1) };
  const person = patient && { gender: patient.gender, birthDate: patient.birth_date };
  const { restrictions } = availability;
  return entryOf({
    availability,
    today: localDay(context.clock.now().getTime()),
    forSelectedPatient: person !== undefined && isForPatient({ restrictions, patient: person, days }),
  });
}

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
    staffOnly: service.staff_only === 1 ? true : undefined,
    nowSlotId: row.is_now === 1 ? nowSlotId(id) : undefined,
  };
}

const units = os.catalog.units.handler(({ context }) => context.store.catalogue.units());

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

export const teleconsultationCatalog = { planned, unplanned, unplannedForPatient };
export const catalog = { forBooking, forPatient, units, firstFree, availabilitySettings };
