import { z } from 'zod';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { groupByService, isBookable, searchCatalogue } from '#app/domain/bookings/catalogue.ts';
import { unitsOf } from '#app/services/appointments/places.server.ts';
import { chosen } from '#app/services/forms/fields.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Everything that can be booked, and what of it is for whom the visit is; guests have nobody yet, and see all. */
export type Catalog = Readonly<{
  entries: readonly CatalogEntry[];
  /** The entries that have a wizard of their own (B§2). */
  teleconsultations: readonly CatalogEntry[];
  isOffered: (entry: CatalogEntry) => boolean;
}>;

export const ServiceForm = z.object({
  availabilityId: chosen({ required: 'booking-wizard:services.required' }),
});

/** The search of the page in the catalogue: words, or one service, everywhere or in one unit. */
export function searchOf({ searchParams }: URL) {
  return {
    q: (searchParams.get('q') ?? '').slice(0, 100),
    service: searchParams.get('service') ?? '',
    unit: searchParams.get('orgUnit') ?? '',
  };
}

const foundBy =
  ({ q, service, unit }: ReturnType<typeof searchOf>) =>
  (entries: readonly CatalogEntry[]) => {
    if (!service) return searchCatalogue({ entries, query: q });
    const everywhere = entries.filter(({ medicalService }) => medicalService.code === service);
    const there = everywhere.filter(({ hospitalOrganizationUnit: { id } }) => id === unit);
    return { entries: there.length > 0 ? there : everywhere, isApproximate: false };
  };

/** The places that were found and are for the patient: those that can be chosen here, and those that are booked by phone. */
export function placesOf({
  catalog: { entries, teleconsultations, isOffered },
  request,
  chosen,
}: {
  catalog: Catalog;
  request: PortalRequest;
  /** The one that the draft has. */
  chosen: string | undefined;
}) {
  const foundIn = foundBy(searchOf(request.url));
  const found = foundIn(entries);
  const offered = found.entries.filter(isOffered);

  return {
    isApproximate: found.isApproximate && offered.length > 0,
    /** Something was found, and nothing of it is for this patient. */
    isWithheld: found.entries.length > 0 && offered.length === 0,
    count: offered.length,
    hasTeleconsultations: foundIn(teleconsultations).entries.some(isOffered),
    services: groupByService(offered.filter(isBookable)).map(({ service: { name }, entries: places }) => ({
      service: name,
      units: unitsOf({ entries: places, request, chosen }),
    })),
    byPhone: groupByService(offered.filter((entry) => !isBookable(entry))).map(
      ({ service: { name }, entries: places }) => ({
        name,
        phones: [
          ...new Set(
            places.flatMap(
              ({ hospitalOrganizationUnit }) => hospitalOrganizationUnit.contact.phoneNumber ?? [],
            ),
          ),
        ],
      }),
    ),
  };
}
