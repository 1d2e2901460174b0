import { z } from 'zod';
import type { Place, PlaceUnit } from '#app/components/appointments/places.tsx';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { groupByService, isBookable, searchCatalogue } from '#app/domain/bookings/catalogue.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import { chosen } from '#app/services/forms/fields.ts';
import type { Text } from '#app/services/text/text.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** Everything that can be booked, and what of it is for whom the visit is; guests have nobody yet, and see all. */
export type Catalog = Readonly<{
  entries: readonly CatalogEntry[];
  isOffered: (entry: CatalogEntry) => boolean;
}>;

export const ServiceForm = z.object({
  availabilityId: chosen({ required: 'booking-wizard:services.required' }),
});

/** What the page looks for in the catalogue: words, or one service. */
export function searchOf({ searchParams }: URL) {
  return { q: (searchParams.get('q') ?? '').slice(0, 100), service: searchParams.get('service') ?? '' };
}

/** What was found and is for the patient: places that can be chosen here, and places that are booked by phone. */
export function placesOf({
  catalog: { entries, isOffered },
  request,
  chosen,
}: {
  catalog: Catalog;
  request: PortalRequest;
  /** The one that the draft has. */
  chosen: string | undefined;
}) {
  const { q, service } = searchOf(request.url);
  const found = service
    ? {
        entries: entries.filter(({ medicalService }) => medicalService.code === service),
        isApproximate: false,
      }
    : searchCatalogue({ entries, query: q });
  const offered = found.entries.filter(isOffered);

  return {
    isApproximate: found.isApproximate && offered.length > 0,
    /** Something was found, and nothing of it is for this patient. */
    isWithheld: found.entries.length > 0 && offered.length === 0,
    count: offered.length,
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

type InUnits = { entries: CatalogEntry[]; request: PortalRequest; chosen: string | undefined };

/** Places by unit, in their order. */
function unitsOf({ entries, request, chosen }: InUnits): PlaceUnit[] {
  const units = new Map<string, PlaceUnit & { places: Place[] }>();
  for (const entry of entries) {
    const { id, name, address } = entry.hospitalOrganizationUnit;
    const unit = units.get(id) ?? { name, address: addressLines(address).join(', '), places: [] };
    units.set(id, unit);
    unit.places.push(placeOf({ entry, request, isChosen: entry.availabilityId === chosen }));
  }
  return [...units.values()];
}

function placeOf({
  entry,
  request,
  isChosen,
}: {
  entry: CatalogEntry;
  request: PortalRequest;
  isChosen: boolean;
}): Place {
  const { practitioner, hospitalOrganizationUnit: unit, medicalService, commercialService } = entry;
  const text = textIn(request.language);
  const whoever = text.t('bookings:facts.anyPractitioner');
  const name = practitioner ? practitionerName(practitioner) : whoever;
  const notes = [
    isChosen ? text.t('booking-wizard:services.chosenNow') : '',
    commercialService ? text.t('booking-wizard:services.commercial') : '',
    medicalService.minBookDate
      ? text.t('booking-wizard:services.from', { day: text.formatDayAndMonth(medicalService.minBookDate) })
      : '',
  ]
    .filter(Boolean)
    .join('; ');
  return {
    availabilityId: entry.availabilityId,
    notes,
    name: practitioner ? { text: providerText(name), isOfProvider: true } : { text: name },
    fullName: inOneLanguage({ who: name, isNamed: Boolean(practitioner), unit: unit.name, notes, text }),
  };
}

/** A button has one language: on English pages a person's has that of the unit's name, and the notes stand under it; ours has neither. */
function inOneLanguage({
  who,
  isNamed,
  unit,
  notes,
  text: { language },
}: {
  who: string;
  isNamed: boolean;
  unit: ProviderText;
  notes: string;
  text: Text;
}) {
  const isPolish = language === 'pl';
  return [who, isPolish || isNamed ? plainText(unit) : '', isPolish || !isNamed ? notes : '']
    .filter(Boolean)
    .join(', ');
}
