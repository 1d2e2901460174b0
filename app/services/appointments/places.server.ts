import type { Place, PlaceUnit } from '#app/components/appointments/places.tsx';
import type { CatalogEntry } from '#contract/bookings/schemas/catalog.ts';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import type { Text } from '#app/services/text/text.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

type InUnits = {
  entries: readonly CatalogEntry[];
  request: PortalRequest;
  chosen: string | undefined;
  /** They are teleconsultations, which have no place. */
  isOnline?: boolean;
  /** The words for whoever comes, where an entry names nobody. */
  whoever?: string;
};

/** Places by unit, in their order; of what is done from afar by what, and no address. */
export function unitsOf({ entries, request, chosen, isOnline = false, whoever }: InUnits): PlaceUnit[] {
  const units = new Map<string, PlaceUnit & { places: Place[] }>();
  for (const entry of entries) {
    const { id, name, address: lines } = entry.hospitalOrganizationUnit;
    const { meeting } = entry.medicalService;
    const where = meeting ? request.t(`bookings:meeting.${meeting}`) : addressLines(lines).join(', ');
    const address = isOnline ? '' : where;
    const unit = units.get(id) ?? { name, address, places: [] };
    units.set(id, unit);
    unit.places.push(placeOf({ entry, request, isChosen: entry.availabilityId === chosen, whoever }));
  }
  return [...units.values()];
}

function placeOf({
  entry,
  request,
  isChosen,
  whoever = request.t('bookings:facts.anyPractitioner'),
}: {
  entry: CatalogEntry;
  request: PortalRequest;
  isChosen: boolean;
  whoever: string | undefined;
}): Place {
  const { practitioner, hospitalOrganizationUnit: unit, medicalService, commercialService } = entry;
  const text = textIn(request.language);
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
