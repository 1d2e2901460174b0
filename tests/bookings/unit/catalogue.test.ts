import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  groupByService,
  isBookable,
  searchCatalogue,
  type SearchableEntry,
} from '#app/domain/bookings/catalogue.ts';
import { providerText } from '#app/domain/text.ts';

const ABOUT: Record<string, Pick<SearchableEntry['medicalService'], 'description' | 'searchWords'>> = {
  Szczepienie: { description: providerText('Kwalifikacja i EKG.'), searchWords: ['vaccination', 'flu'] },
};
const ADDRESSES: Record<string, SearchableEntry['hospitalOrganizationUnit']['address']> = {
  'Poradnia ogólna': { street: 'ul. Źródlana', houseNumber: '14', postalCode: '20-020', city: 'Lublin' },
};

function entry(id: string, service: string, unit: string, lastName?: string) {
  return {
    id,
    medicalService: {
      code: service.slice(0, 5).toUpperCase(),
      name: providerText(service),
      ...ABOUT[service],
    },
    hospitalOrganizationUnit: {
      name: providerText(unit),
      speciality: { name: providerText('Specjalność') },
      address: ADDRESSES[unit] ?? { city: 'Chełm' },
    },
    practitioner: lastName
      ? {
          employee: { degree: 'dr', name: 'Łucja', lastName },
          occupation: { name: providerText('lekarz') },
          specialities: [providerText('interna')],
        }
      : undefined,
  };
}

const entries = [
  entry('1', 'Rehabilitacja', 'Poradnia rehabilitacyjna'),
  entry('2', 'Konsultacja internistyczna', 'Poradnia ogólna', 'Wójcik'),
  entry('3', 'Konsultacja internistyczna', 'Poradnia ogólna', 'Ćwik'),
  entry('4', 'Szczepienie', 'Punkt szczepień', 'Żak'),
  entry('5', 'Konsultacja internistyczna', 'Filia Łąkowa', 'Nowak'),
];
const ids = (found: { id: string }[]) => found.map(({ id }) => id).join('');
const search = (query: string) => searchCatalogue({ entries, query });

test.each([
  ['B', true],
  ['P', true],
  ['T', false],
  ['', false],
])('status %s is bookable: %s', (availabilityInModuleStatus, expected) => {
  expect(isBookable({ availabilityInModuleStatus })).toBe(expected);
});

describe('searchCatalogue', () => {
  test.each([
    ['', '12345'],
    ['  ,.; ', '12345'],
    ['rehabilitacja', '1'],
    ['REHABILITACJA', '1'],
    ['rehab', '1'],
    ['habilit', '1'],
    ['wojcik', '2'],
    ['Wójcik', '2'],
    ['dr Wójcik', '2'],
    ['wójcik łucja', '2'],
    ['lakowa', '5'],
    ['łąkowa nowak', '5'],
    ['internistyczna ogólna', '23'],
    ['punkt-szczepień', '4'],
    ['interna', '2345'],
    ['zrodlana', '23'],
    ['ul. Źródlana 14', '23'],
    ['lublin', '23'],
    ['chelm', '145'],
    ['ekg', '4'],
    ['vaccination', '4'],
    ['szczepienie flu', '4'],
    ['ik', ''],
  ])('%j finds %s exactly', (query, expected) => {
    const found = search(query);
    expect(ids(found.entries)).toBe(expected);
    expect(found.isApproximate).toBe(false);
  });

  test.each([
    ['rehabiltacja', '1'],
    ['reahbilitacja', '1'],
    ['rechabilitacja', '1'],
    ['internitsyczna', '235'],
    ['internistka', '235'],
    ['wojick', '2'],
    ['wujcik', '2'],
    ['nowok filia', '5'],
  ])('%j finds %s as similar', (query, expected) => {
    const found = search(query);
    expect(ids(found.entries)).toBe(expected);
    expect(found.isApproximate).toBe(true);
  });

  test.each(['kardiolog', 'xyz', 'nowak rehabilitacja', 'zok'])('%j finds nothing', (query) => {
    expect(search(query)).toEqual({ entries: [], isApproximate: false });
  });

  it('finds any word of an entry in spite of one slip', () => {
    const slips = fc.record({
      word: fc.constantFrom('rehabilitacja', 'internistyczna', 'szczepienie', 'poradnia'),
      at: fc.nat({ max: 7 }),
      letter: fc.constantFrom('x', 'a', ''),
    });
    fc.assert(
      fc.property(slips, ({ word, at, letter }) => {
        const typed = word.slice(0, at) + letter + word.slice(at + 1);
        expect(search(typed).entries.length).toBeGreaterThan(0);
      }),
    );
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1_000 }), (query) => {
        expect(search(query).entries.length).toBeLessThanOrEqual(entries.length);
      }),
    );
  });
});

test('groups come by service, unit and last name, in Polish order', () => {
  const groups = groupByService(entries);
  expect(groups.map(({ service, entries: inGroup }) => [service.name, ids(inGroup)])).toEqual([
    ['Konsultacja internistyczna', '532'],
    ['Rehabilitacja', '1'],
    ['Szczepienie', '4'],
  ]);
});
