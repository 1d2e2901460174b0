import { expect, it } from 'vitest';
import { createBench } from '#provider/bench/index.ts';
import { movableClock } from '#provider/core/clock.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

/** what the staff sees of authorizations, ended ones too, and how it settles what differs. */

const PATH = '/carer-authorizations';
const patientId = 'patient-1001';
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

describeEachProvider('the staff’s carer authorizations', (at) => {
  const bench = () => {
    const { provider } = at();
    const portalOrigin = 'https://portal.example';
    return createBench({
      provider,
      clock: movableClock(provider.clock),
      log: quiet,
      isProduction: false,
      portalOrigin,
    });
  };
  const post = async (path: string, body: object = {}) => {
    const answer = await bench().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status;
  };
  const shown = async () => (await bench().request(PATH)).text();
  const today = () => localDay(at().provider.clock.now().getTime());
  const give = async (name: string, awaitsSignature: boolean) => {
    const jan = await at().as('jan.nowak');
    return jan.carerAuthorizations.add({
      patientId,
      key: name,
      consentId: `consent-${name}`,
      documentNumber: 'ZZ1',
      documentCountry: 'UA',
      name: 'Ewa',
      lastName: `Osoba-${name}`,
      typeAuthorizationDocument: 'CDPM',
      dateFrom: today(),
      awaitsSignature,
    });
  };

  it('show the last day and the former id of one that was taken back, and who is meant', async () => {
    const text = await shown();
    expect(text).toContain('his-carer-2');
    expect(text).toContain('Poprzedni identyfikator');
    expect(text).toContain('patient-1002');
    expect(text).toContain('Zakończone');
  });

  it('are ended when they were in force, once', async () => {
    const { id } = await give('staff-end', false);
    expect(await post(`${PATH}/${id}/remove`)).toBe(409);
    expect(await post(`${PATH}/${id}/end`)).toBe(200);
    expect(await post(`${PATH}/${id}/end`)).toBe(409);
    const listed = await (await at().as('jan.nowak')).carerAuthorizations.list({ patientId });
    expect(listed.find((each) => each.id === id)).toMatchObject({ isActive: false, dateTo: today() });
  });

  it('are taken away when they never were', async () => {
    const { id } = await give('staff-remove', true);
    expect(await post(`${PATH}/${id}/end`)).toBe(409);
    expect(await post(`${PATH}/${id}/remove`)).toBe(200);
    expect(await post(`${PATH}/${id}/remove`)).toBe(404);
    expect(await shown()).not.toContain('Osoba-staff-remove');
  });

  it('let the staff say how the system answers', async () => {
    expect(await post(PATH, { answers: 'SOMETIMES' })).toBe(400);
    expect(await post(PATH, { answers: 'REFUSES' })).toBe(200);
    await expectRefusal(give('staff-refused', false), 'CARER_REFUSED');
    expect(await post(PATH, { answers: 'WORKS' })).toBe(200);
    await give('staff-refused', false);
  });
});
