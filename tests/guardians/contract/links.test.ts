import { beforeEach, describe, expect, it } from 'vitest';
import { settleMoney } from '#tests/support/settled-money.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  ANNA,
  HELENA,
  JAN,
  linkOf,
  mailsOf,
  setLink,
  signedIn,
  staffOf,
  STANISLAW,
  TOMASZ,
  ZOFIA,
} from '#tests/guardians/links.ts';

const PAIR = { accountId: ANNA, patientId: STANISLAW };
const BLOCKED = { accountId: TOMASZ, patientId: STANISLAW };
const FORMER = { accountId: 'account-2010', patientId: STANISLAW };

describeEachProvider('links between accounts and people', (at) => {
  beforeEach(async () => {
    at().clock.set(START);
    await at().provider.reset();
  });

  describe('the lists of the represented person', () => {
    it('show who acts or asks to, those that wait first, and nobody else', async () => {
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      const rows = await stanislaw.guardians.wardens();
      expect(
        rows.map(({ name, lastName, status, isAccountBlocked }) => [
          name,
          lastName,
          status,
          isAccountBlocked,
        ]),
      ).toEqual([
        ['Anna', 'Kowalska', 'W', false],
        ['Tomasz', 'Lewandowski', 'J', true],
      ]);
      expect(rows[0]).toMatchObject({ ...PAIR, since: '2026-10-17T06:00:00.000Z' });
      expect(await (await signedIn(at(), 'anna.kowalska')).guardians.wardens()).toEqual([]);
      expect(await (await signedIn(at(), 'ewa.dabrowska')).guardians.wardens()).toEqual([]);
    });

    it('show former parents as such, whatever the register says (A-54)', async () => {
      const rows = await (await signedIn(at(), 'stanislaw.wojcik')).guardians.parents();
      expect(
        rows.map(({ id, status, formerSince, isRemovable }) => [id, status, formerSince, isRemovable]),
      ).toEqual([
        ['account-2010', 'D', '1963-05-08', true],
        ['account-2013', 'D', '1963-05-08', true],
      ]);
    });

    it('do not name an account that is deleted', async () => {
      await at().provider.db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
      await settleMoney(at().provider.db);
      await setLink(at(), { accountId: JAN, patientId: STANISLAW }, { link_state: 'C' });
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      const names = async () => (await stanislaw.guardians.wardens()).map(({ name }) => name);
      expect(await names()).toContain('Jan');
      await (await signedIn(at(), 'jan.nowak')).account.remove();
      expect(await names()).toEqual(['Anna', 'Tomasz']);
      await expectRefusal(stanislaw.guardians.link({ accountId: JAN, patientId: STANISLAW }), 'NOT_FOUND');
      expect(await linkOf(at(), { accountId: JAN, patientId: STANISLAW })).toMatchObject({
        link_state: 'D',
        ended_by: 'ACCOUNT',
      });
    });

    it('say that an account is blocked; it acts for nobody', async () => {
      await setLink(at(), PAIR, { link_state: 'C' });
      const anna = await signedIn(at(), 'anna.kowalska');
      expect((await staffOf(at()).account('anna.kowalska', 'block')).status).toBe(200);
      const [row] = await (await signedIn(at(), 'stanislaw.wojcik')).guardians.wardens();
      expect(row).toMatchObject({ name: 'Anna', isAccountBlocked: true });
      await expect(anna.patients.list()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });
  });

  describe('one link', () => {
    it('is told to the represented person alone, in every state', async () => {
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      expect(await stanislaw.guardians.link(PAIR)).toMatchObject({ ...PAIR, status: 'W', role: 'WARD' });
      await stanislaw.guardians.change({ ...PAIR, status: 'D' });
      expect(await stanislaw.guardians.link(PAIR)).toMatchObject({ status: 'D' });
      for (const username of ['anna.kowalska', 'jan.nowak'])
        await expectRefusal((await signedIn(at(), username)).guardians.link(PAIR), 'NOT_FOUND');
    });

    it('of a ward is told to who asked, with no more than they typed', async () => {
      const anna = await signedIn(at(), 'anna.kowalska');
      const told = await anna.guardians.wardLink({ patientId: STANISLAW });
      expect(told).toEqual({
        patientId: STANISLAW,
        role: 'WARD',
        status: 'W',
        name: 'Stanisław',
        lastName: 'Wójcik',
      });
      expect(await anna.guardians.wardLink({ patientId: ZOFIA })).toMatchObject({
        role: 'CHILD',
        status: 'C',
        name: 'Zofia',
        refusal: 'LAST_GUARDIAN',
      });
      await expectRefusal(anna.guardians.wardLink({ patientId: 'patient-1002' }), 'NOT_FOUND');
      await expectRefusal(anna.guardians.wardLink({ patientId: 'patient-1001' }), 'NOT_FOUND');
    });
  });

  describe('unlinking a ward or child', () => {
    it('ends the link alone: the record stays, and so do bookings', async () => {
      const anna = await signedIn(at(), 'anna.kowalska');
      const count = () =>
        at().provider.db.selectFrom('bookings').select('status').where('patient_id', '=', HELENA).execute();
      const before = await count();
      expect(before.length).toBeGreaterThan(0);
      expect(await anna.guardians.remove({ id: HELENA })).toMatchObject({ removed: true });
      expect(await count()).toEqual(before);
      const reached = await (await signedIn(at(), 'anna.kowalska')).patients.list();
      expect(reached.map(({ id }) => id)).not.toContain(HELENA);
      expect(await linkOf(at(), { accountId: ANNA, patientId: HELENA })).toMatchObject({
        link_state: 'D',
        ended_by: 'ACCOUNT',
        ended_at: Date.parse(START),
      });
      await expectRefusal(anna.guardians.remove({ id: HELENA }), 'LINK_STATE', { status: 'D' });
    });

    it('withdraws a request, and leaves a blocked link as it is', async () => {
      expect(await (await signedIn(at(), 'anna.kowalska')).guardians.remove({ id: STANISLAW })).toEqual({
        removed: true,
      });
      await at()
        .provider.db.updateTable('accounts')
        .set({ state: 'ACTIVE' })
        .where('id', '=', TOMASZ)
        .execute();
      const tomasz = await signedIn(at(), 'tomasz.lewandowski');
      await expectRefusal(tomasz.guardians.remove({ id: STANISLAW }), 'LINK_STATE', { status: 'J' });
    });

    it('refuses the own patient, another’s and none', async () => {
      const jan = await signedIn(at(), 'jan.nowak');
      await expectRefusal(jan.guardians.remove({ id: 'patient-1001' }), 'OWN_PATIENT');
      expect((await jan.patients.list()).map(({ id }) => id)).toEqual(['patient-1001']);
      for (const id of [HELENA, 'patient-9999'])
        await expectRefusal(jan.guardians.remove({ id }), 'NOT_FOUND');
    });

    it('keeps a child’s last guardian: one that waits, is blocked, or whose account is, does not count', async () => {
      const anna = await signedIn(at(), 'anna.kowalska');
      const second = { accountId: JAN, patientId: ZOFIA };
      await expectRefusal(anna.guardians.remove({ id: ZOFIA }), 'LAST_GUARDIAN', { status: 'C' });
      for (const state of ['W', 'J', 'D'] as const) {
        await setLink(at(), second, { role: 'CHILD', link_state: state });
        await expectRefusal(anna.guardians.remove({ id: ZOFIA }), 'LAST_GUARDIAN');
        await expectRefusal(
          anna.guardians.change({ accountId: ANNA, patientId: ZOFIA, status: 'D' }),
          'LAST_GUARDIAN',
        );
      }
      await setLink(at(), second, { link_state: 'C' });
      await staffOf(at()).account('jan.nowak', 'block');
      await expectRefusal(anna.guardians.remove({ id: ZOFIA }), 'LAST_GUARDIAN');
      await staffOf(at()).account('jan.nowak', 'admit');
      expect(await anna.guardians.remove({ id: ZOFIA })).toMatchObject({ removed: true });
    });
  });

  describe('taking a former parent from the list', () => {
    it('hides the row and keeps it in the store', async () => {
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      expect(await stanislaw.guardians.removeParent({ id: FORMER.accountId })).toEqual({ removed: true });
      expect((await stanislaw.guardians.parents()).map(({ id }) => id)).toEqual(['account-2013']);
      expect(await linkOf(at(), FORMER)).toMatchObject({ link_state: 'D', hidden_at: Date.parse(START) });
      await expectRefusal(stanislaw.guardians.removeParent({ id: FORMER.accountId }), 'NOT_FOUND');
    });

    it('is for the own patient alone', async () => {
      for (const username of ['jan.nowak', 'anna.kowalska', 'ewa.dabrowska'])
        await expectRefusal(
          (await signedIn(at(), username)).guardians.removeParent({ id: FORMER.accountId }),
          'NOT_FOUND',
        );
      expect((await linkOf(at(), FORMER)).hidden_at).toBeNull();
    });

    it('is refused the day before the 18th birthday, and done on it', async () => {
      // Igor is 18 in thirty days; his own account is made here.
      await setLink(at(), { accountId: 'account-2005', patientId: 'patient-1021' }, { role: 'PATIENT' });
      const igor = await signedIn(at(), 'ewa.dabrowska');
      const dorota = { id: 'account-2021' };
      at().clock.advance('P29DT12H');
      expect(await igor.guardians.parents()).toMatchObject([{ status: 'C', isRemovable: false }]);
      await expectRefusal(igor.guardians.removeParent(dorota), 'UNDER_AGE');
      const change = { accountId: dorota.id, patientId: 'patient-1021' };
      await expectRefusal(igor.guardians.change({ ...change, status: 'D' }), 'UNDER_AGE', { status: 'C' });
      at().clock.advance('PT12H');
      expect(await igor.guardians.parents()).toMatchObject([
        { status: 'D', isRemovable: true, formerSince: '2026-11-19' },
      ]);
      await expectRefusal(igor.guardians.change({ ...change, status: 'J' }), 'LINK_STATE', { status: 'D' });
      expect(await igor.guardians.removeParent(dorota)).toEqual({ removed: true });
      expect(await igor.guardians.parents()).toEqual([]);
      // No round has come yet: both are told all the same.
      expect(await linkOf(at(), { accountId: dorota.id, patientId: 'patient-1021' })).toMatchObject({
        link_state: 'D',
        ended_by: 'AGE',
      });
      const told = (await mailsOf(at())).map(({ recipient }) => recipient);
      expect(told.toSorted()).toEqual(['dorota.kowalczyk@example.com', 'ewa.dabrowska@example.com']);
    });
  });

  describe('the desk', () => {
    it('shows what waits, confirms, blocks and ends it, and the audit says so', async () => {
      const staff = staffOf(at());
      expect(await staff.page()).toContain('Potwierdź: anna.kowalska i Stanisław Wójcik');
      for (const [act, state] of [
        ['confirm', 'C'],
        ['block', 'J'],
        ['confirm', 'C'],
        ['end', 'D'],
      ] as const) {
        expect((await staff.link(PAIR, act)).status).toBe(200);
        expect((await linkOf(at(), PAIR)).link_state).toBe(state);
      }
      expect((await staff.link(PAIR, 'confirm')).status).toBe(409);
      expect((await staff.link({ ...PAIR, accountId: 'account-9999' }, 'end')).status).toBe(404);
      const audit = await at()
        .provider.db.selectFrom('audit')
        .select(['action', 'account_id', 'patient_id', 'object'])
        .where('action', 'like', 'bench.links.%')
        .execute();
      expect(audit).toHaveLength(4);
      expect(audit[0]).toEqual({
        action: 'bench.links.confirm',
        account_id: null,
        patient_id: STANISLAW,
        object: ANNA,
      });
      expect(await staff.page('/links?patient=Helena+Kowalska')).toContain(
        'Zakończ: anna.kowalska i Helena Kowalska',
      );
    });

    it('decides who somebody is that claims to be a patient; the patient hears of it once it is so', async () => {
      const staff = staffOf(at());
      const ewa = () => signedIn(at(), 'ewa.dabrowska');
      const claim = { accountId: 'account-2005', patientId: 'patient-1001' };
      const asks = { role: 'PATIENT', link_state: 'W', waits_for: 'UNIT' } as const;
      await setLink(at(), claim, asks);
      const acts = await staff.page();
      expect(acts).toContain('Potwierdź: ewa.dabrowska i Jan Nowak');
      expect(acts).not.toContain('Zablokuj: ewa.dabrowska');
      expect((await staff.link(claim, 'end')).status).toBe(200);
      await setLink(at(), claim, asks);
      expect(await (await ewa()).guardians.wardLink({ patientId: 'patient-1001' })).toMatchObject({
        role: 'PATIENT',
      });
      expect(await (await ewa()).guardians.remove({ id: 'patient-1001' })).toEqual({ removed: true });
      await expectRefusal((await ewa()).people.me(), 'NOT_FOUND');
      await setLink(at(), claim, asks);
      const told = async () => new Set((await mailsOf(at())).map(({ recipient }) => recipient));
      expect(await told()).toEqual(new Set(['ewa.dabrowska@example.com']));
      expect((await staff.link(claim, 'confirm')).status).toBe(200);
      expect((await (await ewa()).patients.list()).map(({ id }) => id)).toContain('patient-1001');
      await expectRefusal((await ewa()).guardians.remove({ id: 'patient-1001' }), 'OWN_PATIENT');
      expect((await staff.link(claim, 'end')).status).toBe(404);
      // One more account with one's record is worth a word (S-60).
      expect(await told()).toEqual(new Set(['ewa.dabrowska@example.com', 'jan.nowak@example.com']));
    });

    it('alone confirms a request that waits for it', async () => {
      await setLink(at(), PAIR, { link_state: 'W', waits_for: 'UNIT' });
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      expect(await stanislaw.guardians.link(PAIR)).toMatchObject({ status: 'W', waitsFor: 'UNIT' });
      await expectRefusal(stanislaw.guardians.change({ ...PAIR, status: 'C' }), 'LINK_STATE', {
        status: 'W',
      });
      expect((await staffOf(at()).link(PAIR, 'confirm')).status).toBe(200);
      expect((await linkOf(at(), PAIR)).link_state).toBe('C');
    });

    it('confirms a person once', async () => {
      const staff = staffOf(at());
      expect(await staff.page()).toContain('Potwierdź osobę Piotr Zieliński');
      expect((await staff.confirmPerson('patient-1005')).status).toBe(200);
      expect((await staff.confirmPerson('patient-1005')).status).toBe(404);
      expect(await staff.page()).not.toContain('Potwierdź osobę Piotr Zieliński');
    });
  });

  describe('mails', () => {
    const told = async () =>
      (await mailsOf(at()))
        .map(({ recipient, link }) => [recipient, link?.replace('https://portal.example', '')])
        .sort();
    const forget = () => at().provider.db.deleteFrom('outbox').execute();
    const ANNAS = 'anna.kowalska@example.com';
    const HIS = 'stanislaw.wojcik@example.com';

    it('go to both when a link begins and ends; its own name is told to the person alone, and nothing of health or PESEL', async () => {
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      await stanislaw.guardians.change({ ...PAIR, status: 'C' });
      expect(await told()).toEqual([
        [ANNAS, '/account/ward'],
        [HIS, '/account/warden'],
      ]);
      await stanislaw.guardians.change({ ...PAIR, status: 'D' });
      const mails = await mailsOf(at());
      expect(mails.map(({ recipient }) => recipient).sort()).toEqual([ANNAS, ANNAS, HIS, HIS]);
      for (const { recipient, subject, text } of mails) {
        expect(text.includes('Anna Kowalska')).toBe(recipient === HIS);
        expect(`${subject} ${text}`).not.toMatch(/Stanisław|Wójcik|\d{11}|wynik|badani|lekarz/i);
      }
    });

    it('say that a request is over, and nothing to who is blocked, by the person or by the desk', async () => {
      const stanislaw = await signedIn(at(), 'stanislaw.wojcik');
      await stanislaw.guardians.change({ ...PAIR, status: 'D' });
      expect((await mailsOf(at())).map(({ subject }) => subject)).toEqual([
        'Prośba o powiązanie jest nieaktualna',
        'Prośba o powiązanie jest nieaktualna',
      ]);
      await forget();
      await setLink(at(), PAIR, { link_state: 'C' });
      await stanislaw.guardians.change({ ...PAIR, status: 'J' });
      await stanislaw.guardians.change({ ...PAIR, status: 'D' });
      await stanislaw.guardians.change({ ...BLOCKED, status: 'D' });
      expect(await told()).toEqual([]);
    });

    it('go to nobody whose account is blocked or whose address is not proved', async () => {
      const staff = staffOf(at());
      await staff.account('anna.kowalska', 'block');
      await staff.link(PAIR, 'confirm');
      expect(await told()).toEqual([[HIS, '/account/warden']]);
      await forget();
      await at()
        .provider.db.updateTable('accounts')
        .set({ state: 'MUST_CONFIRM_EMAIL' })
        .where('id', '=', 'account-2006')
        .execute();
      await staff.link(PAIR, 'end');
      expect(await told()).toEqual([]);
    });

    it('tell a person whose guardian deletes their account', async () => {
      await at().provider.db.updateTable('bookings').set({ status: 'CANCELED' }).execute();
      await settleMoney(at().provider.db);
      const child = { accountId: JAN, patientId: ZOFIA };
      await setLink(at(), child, { role: 'CHILD', link_state: 'C' });
      await (await signedIn(at(), 'anna.kowalska')).account.remove();
      expect((await mailsOf(at())).map(({ recipient, subject }) => [recipient, subject])).toContainEqual([
        HIS,
        'Prośba o powiązanie jest nieaktualna',
      ]);
    });
  });
});
