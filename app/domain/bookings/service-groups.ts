/** The headings of the catalogue, in the order of the page (decision 093). */
export const serviceGroups = ['CONSULTATION', 'NURSING', 'TEST', 'TREATMENT', 'REMOTE', 'OTHER'] as const;
export type ServiceGroup = (typeof serviceGroups)[number];

type GroupedService = {
  group?: string | undefined;
  meeting?: string | undefined;
  declarationType?: string | undefined;
};

const isKnown = (group: string): group is ServiceGroup =>
  (serviceGroups as readonly string[]).includes(group);

/** Returns the heading of a service: what the catalogue calls it, else what its meeting or its declaration says; an unknown name is none. */
export function groupOf({ group, meeting, declarationType }: GroupedService): ServiceGroup {
  if (group !== undefined) return isKnown(group) ? group : 'OTHER';
  if (meeting !== undefined) return 'REMOTE';
  return declarationType === 'P' || declarationType === 'O' ? 'NURSING' : 'OTHER';
}

/** Services under their headings; those without any service are left out. */
export const inGroups = <Service extends { group: ServiceGroup }>(services: readonly Service[]) =>
  serviceGroups
    .map((group) => ({ group, services: services.filter((one) => one.group === group) }))
    .filter(({ services: found }) => found.length > 0);

type BookableEntry = {
  hospitalOrganizationUnit: { id: string };
  practitioner?: { employee: { id: string } } | undefined;
  commercialService: boolean;
};

/**
 * Counts what a service leaves to choose: places, and people by name, each once; who is on duty is nobody by name. `paid`: whether
 * all of it costs money, or some.
 */
export function choiceIn(entries: readonly BookableEntry[]) {
  const people = new Set(entries.flatMap(({ practitioner }) => practitioner?.employee.id ?? []));
  const paid = entries.filter(({ commercialService }) => commercialService).length;
  return {
    places: new Set(entries.map(({ hospitalOrganizationUnit }) => hospitalOrganizationUnit.id)).size,
    people: people.size,
    isOnDutyToo: entries.some(({ practitioner }) => practitioner === undefined),
    paid: paid === 0 ? null : paid === entries.length ? ('all' as const) : ('some' as const),
  };
}

type PastBooking = {
  patient: { id: string };
  service: { code: string };
  status: string;
  dateFrom: string;
  dateTo: string;
};

const MOST_EARLIER = 3;

/** Returns the codes of the services that the patient has had, the last one first. */
export function earlierServices({
  bookings,
  patientId,
  now,
}: {
  bookings: readonly PastBooking[];
  patientId: string;
  now: Date;
}): string[] {
  const had = bookings
    .filter(({ patient, status }) => patient.id === patientId && status !== 'CANCELED')
    .filter(({ dateTo }) => Date.parse(dateTo) <= now.getTime())
    .sort((a, b) => Date.parse(b.dateFrom) - Date.parse(a.dateFrom));
  return [...new Set(had.map(({ service }) => service.code))];
}

/** Returns those of the services that the patient has had, in their order, three at most. */
export const earlierOf = <Service extends { code: string }>(
  services: readonly Service[],
  codes: readonly string[],
): Service[] =>
  codes.flatMap((code) => services.find((one) => one.code === code) ?? []).slice(0, MOST_EARLIER);
