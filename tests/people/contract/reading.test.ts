import { expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';

const STANISLAW = 'patient-1007';

describeEachProvider('the people of an account', (at) => {
  it('are the own patient, or none, which 404 says', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.people.me()).toMatchObject({
      id: 'patient-1001',
      linkState: 'C',
      name: 'Jan',
      patientRole: 'PATIENT',
      insurance: { insurerCode: '03', insurerName: 'Lubelski Oddział NFZ' },
      version: 1,
    });
    await expectRefusal((await at().as('ewa.dabrowska')).people.me(), 'NOT_FOUND');
  });

  it('are nobody for nobody', async () => {
    const { people } = at().guest();
    const calls = [
      people.me(),
      people.wards(),
      people.children(),
      people.settings(),
      people.get({ id: 'patient-1001' }),
    ];
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('are the session’s own alone: of who waits what was typed, of who has blocked the name', async () => {
    const anna = await at().as('anna.kowalska');
    expect((await anna.people.wards()).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      expect.objectContaining({ id: 'patient-1004', linkState: 'C', name: 'Helena', authorized: true }),
      {
        id: STANISLAW,
        patientRole: 'WARD',
        linkState: 'W',
        name: 'Stanisław',
        lastName: 'Wójcik',
        identity: {},
      },
    ]);
    expect(await anna.people.children()).toMatchObject([{ id: 'patient-1003', linkState: 'C' }]);
    const ewa = await at().as('ewa.dabrowska');
    expect([await ewa.people.wards(), await ewa.people.children()]).toEqual([[], []]);
    const tomasz = await at().as('tomasz.lewandowski');
    await at()
      .provider.db.updateTable('accounts')
      .set({ state: 'ACTIVE' })
      .where('username', '=', 'tomasz.lewandowski')
      .execute();
    expect(await tomasz.people.wards()).toEqual([
      { id: STANISLAW, patientRole: 'WARD', linkState: 'J', name: 'Stanisław', lastName: 'Wójcik' },
    ]);
  });

  it('are not those whose link has ended, or whose childhood has', async () => {
    for (const username of ['marek.kaminski', 'krystyna.krawczyk']) {
      await at()
        .provider.db.updateTable('accounts')
        .set({ state: 'ACTIVE' })
        .where('username', '=', username)
        .execute();
      expect(await (await at().as(username)).people.children()).toEqual([]);
    }
  });

  it('are told one by one, with who acts for them', async () => {
    const anna = await at().as('anna.kowalska');
    const { person, actors } = await anna.people.get({ id: 'patient-1003' });
    expect(person).toMatchObject({ name: 'Zofia', patientRole: 'CHILD', linkState: 'C', version: 1 });
    expect(actors).toEqual([{ name: 'Anna', lastName: 'Kowalska', patientRole: 'CHILD', isYou: true }]);
    const stanislaw = await at().as('stanislaw.wojcik');
    expect((await stanislaw.people.get({ id: STANISLAW })).actors).toEqual([
      { name: 'Stanisław', lastName: 'Wójcik', patientRole: 'PATIENT', isYou: true },
    ]);
  });

  it('do not have who acts while that account is blocked', async () => {
    const { db } = at().provider;
    const set = async (link_state: 'C' | 'W', state: 'ACTIVE' | 'USER_BLOCKED') => {
      const link = db.updateTable('account_patients').set({ link_state }).where('patient_id', '=', STANISLAW);
      await link.where('account_id', '=', 'account-2002').execute();
      await db.updateTable('accounts').set({ state }).where('id', '=', 'account-2002').execute();
    };
    const stanislaw = await at().as('stanislaw.wojcik');
    const names = async () => (await stanislaw.people.get({ id: STANISLAW })).actors.map(({ name }) => name);
    await set('C', 'ACTIVE');
    expect(await names()).toEqual(['Stanisław', 'Anna']);
    await set('C', 'USER_BLOCKED');
    expect(await names()).toEqual(['Stanisław']);
    await set('W', 'ACTIVE');
  });

  it('are one and the same 404 when they are foreign, unknown, waiting, blocked or ended', async () => {
    const anna = await at().as('anna.kowalska');
    for (const id of ['patient-1001', 'patient-9999', STANISLAW]) {
      await expectRefusal(anna.people.get({ id }), 'NOT_FOUND');
    }
    const krystyna = await at().as('krystyna.krawczyk');
    await expectRefusal(krystyna.people.get({ id: STANISLAW }), 'NOT_FOUND');
  });

  it('have names that the unit may keep to itself, and files that are seen where they are required', async () => {
    const jan = await at().as('jan.nowak');
    expect(await jan.people.settings()).toEqual({
      patientNamesDisabled: false,
      attachmentsVisible: true,
      attachmentsRequired: false,
    });
    const value = JSON.stringify({
      patientNamesDisabled: true,
      attachmentsVisible: false,
      attachmentsRequired: true,
    });
    await at().provider.db.updateTable('settings').set({ value }).where('key', '=', 'registration').execute();
    expect(await jan.people.settings()).toEqual({
      patientNamesDisabled: true,
      attachmentsVisible: true,
      attachmentsRequired: true,
    });
  });
});
