import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { HELENA, JAN, setConsents, ZOFIA } from './steps.ts';

describeEachProvider('what stands beside consents', (at) => {
  it('is how it stands with teleconsultations, of those alone whose records the account may see', async () => {
    const of = async (username: string) => (await at().as(username)).givenConsents.teleconsultations();
    expect(await of('jan.nowak')).toEqual([{ patientId: JAN, value: 'C', endsWithConsent: true }]);
    expect(await of('anna.kowalska')).toEqual([
      { patientId: ZOFIA, value: 'UNCHECKED' },
      { patientId: HELENA, value: 'UNCHECKED' },
    ]);
    expect(await of('lucyna.baran')).toEqual([]);
    expect(await of('ewa.dabrowska')).toEqual([]);
  });

  it('is what a consent for a partner shares today, by its name, and nothing once it ends', async () => {
    const { givenConsents, partners } = await at().as('jan.nowak');
    const id = 'partner-consent-1';
    const listed = async () => (await givenConsents.documents({ id })).map(({ documentId }) => documentId);
    expect(await givenConsents.documents({ id })).toEqual([
      { docType: 'RES', documentId: 'result-2', name: 'Elektrolity i glukoza' },
    ]);
    const key = { patientId: JAN, documentId: 'result-2', docType: 'RES', systemName: 'AMMS' } as const;
    await partners.changeSharing({ ...key, shared: false });
    expect(await listed()).toEqual([]);
    await partners.changeSharing({ ...key, shared: true });
    expect(await listed()).toEqual(['result-2']);
    await givenConsents.cancel({ id });
    expect(await listed()).toEqual([]);
  });

  it('shares nothing of another kind, in no other state, and of another’s consent nobody hears', async () => {
    const { givenConsents } = await at().as('jan.nowak');
    for (const id of ['consent-7001', 'consent-carer-1', 'partner-consent-3'])
      expect(await givenConsents.documents({ id })).toEqual([]);
    for (const id of ['consent-7010', 'none'])
      await expectRefusal(givenConsents.documents({ id }), 'NOT_FOUND');
  });

  it('fails alone where the staff side lets it', async () => {
    await setConsents(at(), { failing: ['givenConsents.teleconsultations'] });
    const { givenConsents } = await at().as('jan.nowak');
    await expect(givenConsents.teleconsultations()).rejects.toThrow();
    expect((await givenConsents.list()).length).toBeGreaterThan(0);
  });

  /** Zofia's birthday is 15 May; clocks are on summer time. */
  it('leaves the parent with the child’s 18th birthday, at midnight in Warsaw', async () => {
    const { provider, clock } = at();
    const birth = await provider.db
      .selectFrom('patients')
      .select('birth_date')
      .where('id', '=', ZOFIA)
      .executeTakeFirstOrThrow();
    const year = Number(birth.birth_date.slice(0, 4)) + 18;
    const anna = await at().as('anna.kowalska');
    const at18 = async (time: string) => {
      clock.set(time);
      const expires_at = clock.now().getTime() + 3_600_000;
      await provider.db.updateTable('sessions').set({ expires_at }).execute();
      return (await anna.givenConsents.list()).some(({ patientId }) => patientId === ZOFIA);
    };
    expect(await at18(`${year}-05-14T21:59:00.000Z`)).toBe(true);
    expect(await at18(`${year}-05-14T22:00:00.000Z`)).toBe(false);
    await expectRefusal(anna.givenConsents.get({ id: 'partner-consent-4' }), 'NOT_FOUND');
    await expectRefusal(anna.givenConsents.printout({ id: 'partner-consent-4' }), 'NOT_FOUND');
    await expectRefusal(anna.givenConsents.cancel({ id: 'partner-consent-4' }), 'NOT_FOUND');
  });
});
