import { expect, it } from 'vitest';
import { searchCatalogue } from '#app/domain/bookings/catalogue.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { english, say } from '#tests/support/words.ts';

describeEachProvider('the search for a service', (at) => {
  const found = async (query: string) => {
    const entries = await at().guest().catalog.forBooking();
    const { entries: those, isApproximate } = searchCatalogue({ entries, query });
    return { codes: new Set(those.map(({ medicalService }) => medicalService.code)), isApproximate };
  };

  it.each([
    ['an address', 'Lipowa', ['INT', 'PED']],
    ['an address without diacritics', 'ul. ogrodowa 3a', ['KARD', 'REHA']],
    ['a description', 'ekg', ['KARD']],
    ['the name', 'kardiologiczna', ['KARD']],
    ['a word in English', 'heart', ['KARD']],
    ['a profession in English', 'midwife', ['POL']],
    ['an everyday word in Polish', 'serce', ['KARD']],
  ])('goes by %s: %s', async (_, query, codes) => {
    const { codes: those, isApproximate } = await found(query);
    expect([...those]).toEqual(expect.arrayContaining(codes));
    expect(isApproximate).toBe(false);
  });

  it('tells the services of one building from those of the other', async () => {
    expect((await found('Lipowa')).codes).not.toContain('KARD');
    expect((await found('heart')).codes).toEqual(new Set(['KARD']));
  });

  it.each([
    ['Polish', say],
    ['English', english.say],
  ])('finds every example of its own hint, in %s', async (_, sayIn) => {
    const hint = sayIn('booking-wizard:services.searchHint');
    const shorter = /[„“](.+)[”]/.exec(sayIn('booking-wizard:services.none.text'))?.[1] ?? '';
    const examples = [...hint.replace(/^.*: /, '').split(', '), shorter];
    expect(examples).toHaveLength(4);
    for (const example of examples) {
      const { codes, isApproximate } = await found(example);
      expect([example, codes.size > 0, isApproximate]).toEqual([example, true, false]);
    }
  });

  it('has the same words for a patient as for a guest', async () => {
    const jan = await at().as('jan.nowak');
    const ofPatient = await jan.catalog.forPatient({ patientId: 'patient-1001' });
    const ofGuest = await at().guest().catalog.forBooking();
    expect(ofPatient.map(({ medicalService }) => medicalService)).toEqual(
      ofGuest.map(({ medicalService }) => medicalService),
    );
  });
});
