import { expect, it } from 'vitest';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const ANNA = 'patient-1002';
const ZOFIA = 'patient-1003';
const result = (documentId: string) => ({ documentId, docType: 'RES', systemName: 'AMMS' }) as const;
const document = (documentId: string) => ({ documentId, docType: 'CDOC', systemName: 'EDM' }) as const;

describeEachProvider('the sharing of documents', (at) => {
  const shared = async (username: string, patientId: string) =>
    (await (await at().as(username)).partners.sharedDocuments({ patientId })).map(
      ({ documentId, shared: isShared }) => [documentId, isShared],
    );
  const setSwitch = (consentDocButton: boolean) =>
    at()
      .provider.db.insertInto('settings')
      .values({ key: 'partners', value: JSON.stringify({ consentDocButton }) })
      .execute();

  it('names whom a patient has agreed to, and until when', async () => {
    const jan = await at().as('jan.nowak');
    const consents = await jan.partners.consents({ patientId: JAN });
    expect(consents.map(({ partner, inForce }) => [partner.name, inForce])).toEqual([
      ['Centrum Rehabilitacji Nad Wisłą', true],
      ['Pracownia Diagnostyki Obrazowej Kadr', false],
      ['Szpital Miejski w Puławach', true],
    ]);
  });

  it('begins once, and is switched off and on afterwards, each noted in the audit', async () => {
    const { as, provider } = at();
    const { partners } = await as('jan.nowak');
    const one = { patientId: JAN, ...result('result-1') };
    await expectRefusal(partners.changeSharing({ ...one, shared: true }), 'NOT_FOUND');
    expect(await partners.shareDocument(one)).toEqual({ value: true });
    await expectRefusal(partners.shareDocument(one), 'ALREADY_DECIDED');
    expect(await shared('jan.nowak', JAN)).toContainEqual(['result-1', true]);
    for (const wanted of [false, false, true]) {
      await partners.changeSharing({ ...one, shared: wanted });
      expect(await shared('jan.nowak', JAN)).toContainEqual(['result-1', wanted]);
    }
    const noted = await provider.db
      .selectFrom('audit')
      .select('action')
      .where('object', '=', 'result-1')
      .where('action', 'like', 'partners.%')
      .execute();
    expect(noted.map(({ action }) => action).sort()).toEqual([
      ...Array.from({ length: 3 }, () => 'partners.changeSharing'),
      'partners.shareDocument',
    ]);
  });

  it('is of documents of visits as well', async () => {
    const jan = await at().as('jan.nowak');
    const visit = await jan.encounters.get({ patientId: JAN, encounterId: 'encounter-4001' });
    const [first] = visit.documents;
    await jan.partners.shareDocument({ patientId: JAN, ...document(first!.id) });
    expect(await shared('jan.nowak', JAN)).toContainEqual([first!.id, true]);
  });

  it('is of what the patient has and may see: anything else is not found', async () => {
    const { partners } = await at().as('jan.nowak');
    const none = [
      ...['none', 'result-9', 'result-10', 'result-201'].map(result),
      ...['none', 'result-1'].map(document),
      { ...result('result-1'), systemName: 'EDM' as const },
    ];
    for (const key of none)
      await expectRefusal(partners.shareDocument({ patientId: JAN, ...key }), 'NOT_FOUND');
    const anna = await at().as('anna.kowalska');
    await expectRefusal(anna.partners.shareDocument({ patientId: JAN, ...result('result-1') }), 'NOT_FOUND');
    const piotr = await at().as('piotr.zielinski');
    await expectRefusal(piotr.partners.sharedDocuments({ patientId: 'patient-1005' }), 'NOT_FOUND');
  });

  it('needs somebody to share with: one’s own consent, and a ward’s for the ward', async () => {
    const { partners } = await at().as('anna.kowalska');
    await expectRefusal(
      partners.shareDocument({ patientId: ANNA, ...result('result-201') }),
      'NO_PARTNER_CONSENT',
    );
    await partners.shareDocument({ patientId: ZOFIA, ...result('result-211') });
    expect(await shared('anna.kowalska', ZOFIA)).toEqual([['result-211', true]]);
    expect(await shared('anna.kowalska', ANNA)).toEqual([]);
  });

  it('is with nobody any more whose consent has ended', async () => {
    const { as, clock, provider } = at();
    const jan = await as('jan.nowak');
    const endingOn = async (days: number) => {
      const valid_to = addDays({ day: localDay(clock.now().getTime()), days });
      await provider.db
        .updateTable('patient_consents')
        .set({ valid_to })
        .where('id', '=', 'partner-consent-2')
        .execute();
      const consents = await jan.partners.consents({ patientId: JAN });
      return consents.flatMap(({ partner, inForce }) => (inForce ? partner.name : []));
    };
    expect(await endingOn(0)).toEqual(['Centrum Rehabilitacji Nad Wisłą', 'Szpital Miejski w Puławach']);
    expect(await endingOn(-1)).toEqual(['Szpital Miejski w Puławach']);
  });

  it('can be ended when nothing is left in force, and while it is switched off', async () => {
    const { provider, as } = at();
    const { partners } = await as('jan.nowak');
    const two = { patientId: JAN, ...result('result-2') };
    await provider.db.deleteFrom('patient_consents').execute();
    await expectRefusal(
      partners.shareDocument({ patientId: JAN, ...result('result-4') }),
      'NO_PARTNER_CONSENT',
    );
    await setSwitch(false);
    expect(await partners.consentDocButtonEnabled({ patientId: JAN })).toEqual({ value: false });
    await expectRefusal(partners.shareDocument({ patientId: JAN, ...result('result-4') }), 'SHARING_OFF');
    await partners.changeSharing({ ...two, shared: false });
    await expectRefusal(partners.changeSharing({ ...two, shared: true }), 'SHARING_OFF');
    expect(await shared('jan.nowak', JAN)).toContainEqual(['result-2', false]);
  });
});
