import { z } from 'zod';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { groupByService, isBookable, searchCatalogue } from '#app/domain/bookings/catalogue.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

export const ServiceForm = z.object({
  availabilityId: z
    .string({ error: 'booking-wizard:services.required' })
    .max(80, { error: 'booking-wizard:services.required' }),
});

/** What the page looks for in the catalogue: words, or one service. */
export function searchOf({ searchParams }: URL) {
  return { q: (searchParams.get('q') ?? '').slice(0, 100), service: searchParams.get('service') ?? '' };
}

/** Without a search: every service, with how many places it has. */
export function servicesOf({
  entries,
  request,
  path,
}: {
  entries: CatalogEntry[];
  request: PortalRequest;
  path: string;
}) {
  return groupByService(entries).map(({ service, entries: places }) => {
    const bookable = places.filter(isBookable);
    return {
      href: `${path}${path.includes('?') ? '&' : '?'}service=${encodeURIComponent(service.code)}`,
      label: service.name,
      isOfProvider: true as const,
      detail:
        bookable.length > 0
          ? request.t('booking-wizard:services.places', { count: bookable.length })
          : request.t('booking-wizard:services.byPhoneDetail'),
    };
  });
}

/** What was found: places that can be chosen here, and places that are booked by phone. */
export function placesOf({ entries, request }: { entries: CatalogEntry[]; request: PortalRequest }) {
  const { q, service } = searchOf(request.url);
  const found = service
    ? {
        entries: entries.filter(({ medicalService }) => medicalService.code === service),
        isApproximate: false,
      }
    : searchCatalogue({ entries, query: q });

  return {
    isApproximate: found.isApproximate,
    count: found.entries.length,
    groups: groupByService(found.entries.filter(isBookable)).map(
      ({ service: { name }, entries: places }) => ({
        legend: name,
        isOfProvider: true as const,
        options: places.map((entry) => optionOf({ entry, request })),
      }),
    ),
    byPhone: groupByService(found.entries.filter((entry) => !isBookable(entry))).map(
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

function optionOf({ entry, request }: { entry: CatalogEntry; request: PortalRequest }) {
  const { practitioner, hospitalOrganizationUnit: unit, medicalService, commercialService } = entry;
  const text = textIn(request.language);
  const who = practitioner ? practitionerName(practitioner) : text.t('bookings:facts.anyPractitioner');
  const notes = [
    addressLines(unit.address).join(', '),
    commercialService ? text.t('booking-wizard:services.commercial') : '',
    medicalService.minBookDate
      ? text.t('booking-wizard:services.from', { day: text.formatDayAndMonth(medicalService.minBookDate) })
      : '',
  ];
  return {
    value: entry.availabilityId,
    label: `${unit.name}, ${who}`,
    hint: notes.filter(Boolean).join('; '),
  };
}
