import { plainText, type ProviderText } from '#app/domain/text.ts';
import { plainName } from '#app/domain/person-name.ts';
import { addressLines } from './names.ts';
import { createMatcher } from './search.ts';

/** The part of a catalogue entry that search and grouping read (B§3). */
export type SearchableEntry = {
  medicalService: {
    code: string;
    name: ProviderText;
    description?: ProviderText | undefined;
    searchWords?: readonly string[] | undefined;
  };
  hospitalOrganizationUnit: {
    name: ProviderText;
    speciality: { name: ProviderText };
    address: Parameters<typeof addressLines>[0];
  };
  practitioner?:
    | {
        employee: { degree?: string | undefined; name: string; lastName: string };
        occupation: { name: ProviderText };
        specialities: readonly ProviderText[];
      }
    | undefined;
};

const byName = new Intl.Collator('pl');

/** B§9, A-98: B and P are booked here, anything else by phone. */
export const isBookable = ({ availabilityInModuleStatus }: { availabilityInModuleStatus: string }) =>
  availabilityInModuleStatus === 'B' || availabilityInModuleStatus === 'P';

/** B§2, B-87: T is a teleconsultation, which has a wizard of its own. */
export const isTeleconsultation = ({ availabilityInModuleStatus }: { availabilityInModuleStatus: string }) =>
  availabilityInModuleStatus === 'T';

/** Decision 034: an entry of a patient's catalogue that neither gender nor age forbid on every day. */
export const isForPatient = ({ forSelectedPatient }: { forSelectedPatient: boolean }) => forSelectedPatient;

/**
 * Entries in whose service (its description and search words included), unit, address or practitioner every word of the query is
 * found, whatever its case and diacritics, so that both languages find it. Only when there is none are small typing mistakes
 * forgiven; `isApproximate` says so. An empty query finds all.
 */
export function searchCatalogue<Entry extends SearchableEntry>({
  entries,
  query,
}: {
  entries: readonly Entry[];
  query: string;
}): { entries: Entry[]; isApproximate: boolean } {
  const matcher = createMatcher(query);
  const exact = entries.filter((entry) => matcher.isExact(searchedTextOf(entry)));
  if (exact.length > 0) return { entries: exact, isApproximate: false };

  const similar = entries.filter((entry) => matcher.isSimilar(searchedTextOf(entry)));
  return { entries: similar, isApproximate: similar.length > 0 };
}

/** One group a service, by name; inside by unit, then by the practitioner's last name. */
export function groupByService<Entry extends SearchableEntry>(entries: readonly Entry[]) {
  const groups = new Map<string, { service: Entry['medicalService']; entries: Entry[] }>();
  for (const entry of entries) {
    const group = groups.get(entry.medicalService.code);
    if (group) group.entries.push(entry);
    else groups.set(entry.medicalService.code, { service: entry.medicalService, entries: [entry] });
  }

  const sorted = [...groups.values()].sort((a, b) =>
    byName.compare(plainText(a.service.name), plainText(b.service.name)),
  );
  for (const group of sorted) group.entries.sort(byUnitAndPractitioner);
  return sorted;
}

function byUnitAndPractitioner(a: SearchableEntry, b: SearchableEntry) {
  const lastName = ({ practitioner }: SearchableEntry) => practitioner?.employee.lastName ?? '';
  return (
    byName.compare(plainText(a.hospitalOrganizationUnit.name), plainText(b.hospitalOrganizationUnit.name)) ||
    byName.compare(lastName(a), lastName(b))
  );
}

function searchedTextOf({ medicalService, hospitalOrganizationUnit: unit, practitioner }: SearchableEntry) {
  const { name, description, searchWords = [] } = medicalService;
  const service = [name, ...(description ? [description] : [])].map(plainText);
  const place = [...[unit.name, unit.speciality.name].map(plainText), ...addressLines(unit.address)];
  return [...service, ...searchWords, ...place, ...(practitioner ? wordsAbout(practitioner) : [])].join(' ');
}

function wordsAbout(practitioner: NonNullable<SearchableEntry['practitioner']>) {
  const { occupation, specialities } = practitioner;
  const { degree, name, lastName } = practitioner.employee;
  return [plainName(degree, name, lastName), ...[occupation.name, ...specialities].map(plainText)];
}
