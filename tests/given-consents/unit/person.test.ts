import { describe, expect, it } from 'vitest';
import type { AuthorizedPerson } from '#contract/given-consents/schemas.ts';
import { dateProblems, personColumns, personProblems } from '#provider/given-consents/person.ts';

const SETTINGS = {
  nationalIdRequired: true,
  documents: [{ code: 'PASSPORT', pl: 'Paszport', en: 'Passport' }],
  signing: [],
};
const PESEL = '44051401458';
const EWA: AuthorizedPerson = {
  name: 'Ewa',
  lastName: 'Żółć-Łęcka',
  identity: { nationalIdentificationNumber: PESEL },
};
const problems = (changed: Partial<AuthorizedPerson>, settings = SETTINGS) =>
  personProblems({ consentType: 'CDPM', authorizedPerson: { ...EWA, ...changed } }, settings).map(
    ({ field, problem }) => `${field} ${problem}`,
  );

describe('whom a consent names', () => {
  it.each(['Żółć-Łęcka', 'O’Neill', "O'Neill", 'Müller, Kowalska', 'St. Marie'])('may be %s', (lastName) => {
    expect(problems({ lastName })).toEqual([]);
  });

  it.each([
    ['-Anna', 'dashFirst'],
    ['Anna-', 'dashLast'],
    ['Anna1', 'nameInvalid'],
    ['Anna@', 'nameInvalid'],
    [' ', 'MISSING'],
  ])('may not be %j: %s', (name, fault) => {
    expect(problems({ name })).toEqual([`name ${fault}`]);
  });

  const PASSPORT = { documentType: 'PASSPORT', documentNumber: 'FX 100-200' };
  const OF_PESEL = 'nationalIdentificationNumber';
  it.each<[string[], AuthorizedPerson['identity']]>([
    [[], { nationalIdentificationNumber: ' 440514-01458 ' }],
    [[`${OF_PESEL} MISSING`], {}],
    [[`${OF_PESEL} INVALID`], { nationalIdentificationNumber: '44051401459' }],
    [[`${OF_PESEL} INVALID`], { nationalIdentificationNumber: '4405140145' }],
    [[`${OF_PESEL} INVALID`], { nationalIdentificationNumber: '00000000000' }],
    [['documentNumber NOT_ASKED_FOR', `${OF_PESEL} MISSING`], PASSPORT],
    [[], { country: 'UA', ...PASSPORT }],
    [['documentType MISSING', 'documentNumber MISSING'], { country: 'UA' }],
    [['documentNumber MISSING'], { country: 'UA', documentType: 'PASSPORT', documentNumber: ' - ' }],
    [['documentType INVALID'], { country: 'UA', ...PASSPORT, documentType: 'OTHER' }],
    [[`${OF_PESEL} NOT_ASKED_FOR`], { country: 'UA', ...PASSPORT, nationalIdentificationNumber: PESEL }],
  ])('%j: by %j', (found, identity) => {
    expect(problems({ identity })).toEqual(found);
  });

  it('may be known by a document in Poland where the provider does not insist on the PESEL', () => {
    const lenient = { ...SETTINGS, nationalIdRequired: false };
    expect(problems({ identity: PASSPORT }, lenient)).toEqual([]);
    expect(problems({}, lenient)).toEqual([]);
    expect(problems({ identity: {} }, lenient)).toEqual(['documentType MISSING', 'documentNumber MISSING']);
  });

  it.each<[string[], AuthorizedPerson['address']]>([
    [[], undefined],
    [[], { country: 'PL' }],
    [[], { street: ' ', country: 'PL' }],
    [['houseNumber MISSING', 'postalCode MISSING', 'city MISSING'], { street: 'ul. Lipowa' }],
    [['postalCode INVALID'], { houseNumber: '1', postalCode: '20-01', city: 'Lublin' }],
    [[], { houseNumber: '1', postalCode: '20-012', city: 'Lublin' }],
    [[], { houseNumber: '1', postalCode: '01001', city: 'Kyjiv', country: 'UA' }],
  ])('%j: at %j', (found, address) => {
    expect(problems({ address })).toEqual(found);
  });

  it('is somebody in a CDPM, and nobody in any other kind', () => {
    const asked = { field: 'authorizedPerson', problem: 'NOT_ASKED_FOR' };
    const missing = { field: 'authorizedPerson', problem: 'MISSING' };
    expect(personProblems({ consentType: 'CDPM' }, SETTINGS)).toEqual([missing]);
    for (const consentType of ['INFO', 'OCCU', 'CTEL'] as const) {
      expect(personProblems({ consentType }, SETTINGS)).toEqual([]);
      expect(personProblems({ consentType, authorizedPerson: EWA }, SETTINGS)).toEqual([asked]);
    }
  });

  it('is kept as it was read', () => {
    expect(
      personColumns({
        name: ' Ewa  Maria ',
        lastName: 'Nowak–Sobczak',
        identity: { documentType: 'PASSPORT', documentNumber: 'fx 100-200', country: 'UA' },
        address: { houseNumber: '1', postalCode: '20-012', city: 'Lublin', postalCity: 'Lublin' },
      }),
    ).toMatchObject({
      name: 'Ewa Maria',
      last_name: 'Nowak-Sobczak',
      national_id: null,
      document_number: 'FX100200',
      country: 'UA',
      address_city: 'Lublin',
      address_postal_city: null,
      address_country: 'PL',
    });
  });
});

describe('the days of a consent', () => {
  const TODAY = '2026-10-20';
  it.each([
    [[], {}],
    [[], { validFrom: TODAY, validTo: TODAY }],
    [['validFrom IN_THE_PAST'], { validFrom: '2026-10-19' }],
    [['validTo BEFORE_FIRST_DAY'], { validTo: '2026-10-19' }],
    [['validTo BEFORE_FIRST_DAY'], { validFrom: '2026-10-22', validTo: '2026-10-21' }],
  ])('%j: %j', (found, dates) => {
    expect(dateProblems(dates, TODAY).map(({ field, problem }) => `${field} ${problem}`)).toEqual(found);
  });
});
