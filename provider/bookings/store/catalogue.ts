import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { CatalogUnit, OrganizationUnit, Practitioner } from '#contract/bookings/schemas/clinic.ts';
import { BookingRestrictions } from '#provider/bookings/rules/prebooking.ts';
import type { WorkingHours } from '#provider/bookings/rules/slots.ts';
import type {
  AvailabilityRow,
  PractitionerRow,
  ServiceRow,
  UnitRow,
  WorkingHoursRow,
} from '#provider/bookings/tables/clinic.ts';
import type { Tables } from '#provider/generated/tables.ts';
import { settingOf } from '#provider/core/settings/store/setting-of.ts';
import { addressOf, present } from '#provider/core/wire.ts';

const Words = z.array(z.string());

type UnitView = z.input<typeof OrganizationUnit>;
type CatalogUnitView = z.input<typeof CatalogUnit>;
type PractitionerView = z.input<typeof Practitioner>;

/** A bookable thing with all that belongs to it. */
export type Availability = Readonly<{
  id: string;
  service: ServiceRow;
  searchWords: string[];
  unit: UnitView;
  /** Absent: by whoever is on duty. */
  practitioner: PractitionerView | undefined;
  /** When the practitioner works, or everybody who may be on duty. */
  hours: readonly WorkingHours[];
  /** Whose times these are. */
  practitionerIds: readonly string[];
  restrictions: BookingRestrictions;
  row: AvailabilityRow;
}>;

/** The part that is the same for every patient and changes seldom. */
export type Catalogue = Readonly<{
  units: ReadonlyMap<string, UnitView>;
  practitioners: ReadonlyMap<string, PractitionerView>;
  services: ReadonlyMap<string, ServiceRow>;
  availabilities: ReadonlyMap<string, Availability>;
}>;

async function loadCatalogue(db: Kysely<Tables>): Promise<Catalogue> {
  const unitRows = await unitsOf(db);
  const practitionerRows = await db.selectFrom('practitioners').selectAll().execute();
  const serviceRows = await db.selectFrom('services').selectAll().execute();
  const rows = await db.selectFrom('availabilities').selectAll().orderBy('id').execute();
  const hours = await db.selectFrom('working_hours').selectAll().orderBy('practitioner_id').execute();

  const units = new Map(unitRows.map((row) => [row.id, unitOf(row)]));
  const practitioners = new Map(practitionerRows.map((row) => [row.id, practitionerOf(row)]));
  const services = new Map(serviceRows.map((row) => [row.code, row]));
  const parts = { units, practitioners, services };
  const availabilities = new Map(rows.map((row) => [row.id, availabilityOf({ row, hours, ...parts })]));
  return { ...parts, availabilities };
}

/** The catalogue as it stands in the store; calls have it kept (`context.catalogue`). */
export const catalogueOf = (db: Kysely<Tables>) => ({
  load: () => loadCatalogue(db),

  /** Units as everybody may read of them. */
  units: async () => (await unitsOf(db)).map(catalogUnitOf),

  /** The calls that fail, as it was left at the staff side. */
  failing: () => settingOf<readonly string[]>({ db, key: CATALOGUE_FAULTS, otherwise: [] }),
});

/** The setting with the calls of the catalogue that fail. */
export const CATALOGUE_FAULTS = 'catalogueFaults';

const unitsOf = (db: Kysely<Tables>) => db.selectFrom('units').selectAll().orderBy('position').execute();

const unitOf = (row: UnitRow): UnitView => ({
  id: row.id,
  name: row.name,
  speciality: { code: row.speciality_code, name: row.speciality_name },
  address: addressOf(row),
  contact: present({ phoneNumber: row.phone_number, email: row.email }),
  description: row.description ?? undefined,
});

const hoursIn = (text: string) => JSON.parse(text) as CatalogUnitView['openingHours'];

const catalogUnitOf = (row: UnitRow): CatalogUnitView => ({
  ...unitOf(row),
  parentId: row.parent_id ?? undefined,
  openingHours: row.opening_hours ? hoursIn(row.opening_hours) : undefined,
  access: row.access ?? undefined,
});

const practitionerOf = (row: PractitionerRow): PractitionerView => ({
  employee: {
    id: row.id,
    name: row.name,
    middleName: row.middle_name ?? undefined,
    lastName: row.last_name,
    degree: row.degree ?? undefined,
  },
  occupation: { code: row.occupation_code, name: row.occupation_name },
  practiceNumber: row.practice_number ?? undefined,
  specialities: Words.parse(JSON.parse(row.specialities)),
});

function availabilityOf({
  row,
  hours,
  units,
  practitioners,
  services,
}: Omit<Catalogue, 'availabilities'> & {
  row: AvailabilityRow;
  hours: readonly WorkingHoursRow[];
}): Availability {
  const isServedBy = (id: string) =>
    row.practitioner_id
      ? row.practitioner_id === id
      : practitioners.get(id)?.occupation.code === row.duty_occupation_code;
  const service = found(services, row.service_code);
  const served = hours.filter((each) => each.unit_id === row.unit_id && isServedBy(each.practitioner_id));

  return {
    id: row.id,
    service,
    searchWords: service.search_words ? Words.parse(JSON.parse(service.search_words)) : [],
    unit: found(units, row.unit_id),
    practitioner: row.practitioner_id ? found(practitioners, row.practitioner_id) : undefined,
    hours: served.map(hoursOf),
    practitionerIds: [...new Set(served.map((each) => each.practitioner_id))],
    restrictions: BookingRestrictions.parse(JSON.parse(row.restrictions)),
    row,
  };
}

const hoursOf = (row: WorkingHoursRow): WorkingHours => ({
  practitionerId: row.practitioner_id,
  weekday: row.weekday,
  fromMinute: row.from_minute,
  toMinute: row.to_minute,
  slotMinutes: row.slot_minutes,
  room: row.room,
});

/** Follows a reference that the store's foreign keys keep. @throws Error when the copy at hand is older than the row. */
export function found<Value>(dictionary: ReadonlyMap<string, Value>, id: string): Value {
  const value = dictionary.get(id);
  if (value === undefined) throw new Error('The catalogue has changed meanwhile');
  return value;
}
