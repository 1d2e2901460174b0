import type { CatalogUnit } from '#contract/bookings/schemas/clinic.ts';
import type { CatalogEntry, FirstFreeTimes } from '#contract/bookings/schemas/catalog.ts';
import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import { isOn } from '#app/areas.ts';
import { contextPathOf } from '#app/domain/bookings/booking-context.ts';
import { groupByService, isBookable, isTeleconsultation } from '#app/domain/bookings/catalogue.ts';
import { inBackground } from '#app/services/provider/background.server.ts';
import { applicationSettings, guestCatalog } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

const FRESH_MS = 5 * 60_000;

/** Every unit as it was heard last; null: they have never been heard. */
export const unitCatalogue = (request: PortalRequest) =>
  inBackground<CatalogUnit[]>(request, {
    name: 'units',
    freshMs: FRESH_MS,
    load: (provider) => provider.catalog.units(),
  });

const TIMES_FRESH_MS = 30_000;

/** The first free times, a minute old at most; null: nobody knows now what is free. */
export async function firstFreeTimes(request: PortalRequest) {
  const heard = await inBackground<FirstFreeTimes[]>(request, {
    name: 'firstFree',
    freshMs: TIMES_FRESH_MS,
    load: (provider) => provider.catalog.firstFree(),
  });
  return heard?.isOld ? null : heard;
}

/** The wizards that are open to everybody: none while nobody can say so (C-119). */
export async function wizardsOf(request: PortalRequest) {
  const settings = await orOutage(applicationSettings(request));
  const open = (area: string, { data }: { data: ApplicationSettings }) => isOn(area, data);
  return {
    hasVisits: settings.ok && open('bookings', settings),
    hasRemote: settings.ok && open('teleconsultations', settings),
  };
}
export type Wizards = Awaited<ReturnType<typeof wizardsOf>>;

/** All that may be booked, as guests see it; null while it cannot be had. */
export async function offeredToAll(request: PortalRequest) {
  const catalog = await orOutage(guestCatalog(request));
  return catalog.ok ? catalog.data : null;
}

/** Nothing from afar while there are no teleconsultations. */
export const offeredWith = ({ hasRemote }: Wizards, entries: readonly CatalogEntry[]) =>
  entries.filter((entry) => hasRemote || !isRemote(entry));

/** True where people talk by telephone or video, whichever wizard it is booked in. */
export const isRemote = (entry: CatalogEntry) =>
  isTeleconsultation(entry) || entry.medicalService.meeting !== undefined;

/** It has a wizard here, and patients may book it themselves. */
export const hasWizard = (entry: CatalogEntry) =>
  entry.staffOnly !== true && (isBookable(entry) || isTeleconsultation(entry));

/** The services of a unit: those that have a wizard, with the way into it, and those that are booked by phone. */
export function servicesOf(entries: readonly CatalogEntry[], { hasVisits }: Wizards) {
  const isHere = (entry: CatalogEntry) => hasVisits && hasWizard(entry);
  return {
    booked: groupByService(entries.filter(isHere)).flatMap(({ entries: places }) =>
      places.slice(0, 1).map((entry) => ({ ...wordsOf(entry), href: pathOf(entry) })),
    ),
    byPhone: groupByService(entries.filter((entry) => !isHere(entry))).flatMap(({ entries: places }) =>
      places.slice(0, 1).map(wordsOf),
    ),
  };
}

const wordsOf = ({ medicalService: { name, meeting } }: CatalogEntry) => ({ name, meeting: meeting ?? null });

/** The service and the unit, and nobody's name: who it is with is chosen there. */
export const pathOf = (entry: CatalogEntry) =>
  contextPathOf(isTeleconsultation(entry) ? 'teleconsultation' : 'visit', {
    ...entry,
    practitioner: undefined,
  });
