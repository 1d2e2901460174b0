import { beforeAll, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { createBench } from '#provider/bench/index.ts';
import { fileOf, page, pdf } from '#tests/support/files.ts';
import { ROOMY } from '#tests/support/limits.ts';
import { describeEachProvider, START } from '#tests/support/providers.ts';
import { expectRefusal, refusalOf } from '#tests/support/refusals.ts';

const JAN = 'patient-1001';
const DESK = 'staff-rejestracja';
const NAMES = {
  patientId: JAN,
  kind: 'NAMES',
  wanted: { name: 'Jan', lastName: 'Nowakowski' },
  recipient: DESK,
} as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

const asked = async ({ corrections }: ProviderClient, changed: object = {}) =>
  (await corrections.ask({ ...NAMES, ...changed })).id;

describeEachProvider(
  'a request to correct a record',
  (at) => {
    let bench: ReturnType<typeof createBench>;
    beforeAll(() => {
      const { provider, clock } = at();
      const told = { clock, log: quiet, portalOrigin: 'https://portal.example' };
      bench = createBench({ provider, isProduction: false, isRemotePortal: true, standIn: null, ...told });
    });
    const staff = async (id: string, move: string, fields: object = {}) =>
      (
        await bench.request(`/corrections/${id}/${move}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
          body: JSON.stringify(fields),
        })
      ).status;

    it('is kept as it was asked, with the day by which it is answered, and changes nothing', async () => {
      const jan = await at().as('jan.nowak');
      const made = await jan.corrections.ask({ ...NAMES, text: 'Po ślubie.' });
      expect(made).toMatchObject({
        kind: 'NAMES',
        wanted: NAMES.wanted,
        text: 'Po ślubie.',
        recipient: { accountId: DESK, name: 'Rejestracja' },
        state: 'SUBMITTED',
        askedAt: START,
        answerBy: '2026-11-19',
        files: [],
      });
      expect(await jan.corrections.get({ patientId: JAN, id: made.id })).toEqual(made);
      expect((await jan.corrections.mine())[0]).toEqual(made);
      expect((await jan.people.get({ id: JAN })).person.lastName).toBe('Nowak');
      await jan.corrections.withdraw({ patientId: JAN, id: made.id });
    });

    it('says all that its kind says anew, and nothing else of it is kept', async () => {
      const { corrections } = await at().as('jan.nowak');
      const wrong = [
        { kind: 'NAMES', wanted: { name: 'Jan' } },
        { kind: 'PESEL', wanted: {} },
        { kind: 'BIRTH_DATE', wanted: { name: 'Jan' } },
        { kind: 'GENDER', wanted: {} },
        { kind: 'DOCUMENT', wanted: {} },
        { kind: 'OTHER', wanted: {} },
      ] as const;
      for (const one of wrong) await expectRefusal(corrections.ask({ ...NAMES, ...one }), 'INCOMPLETE');
      const wanted = { birthDate: '1954-03-15', lastName: 'Nowakowski' };
      const made = await corrections.ask({ ...NAMES, kind: 'BIRTH_DATE', wanted });
      expect(made.wanted).toEqual({ birthDate: '1954-03-15' });
      await corrections.withdraw({ patientId: JAN, id: made.id });
    });

    it('of a stranger, to nobody, or of another account is none', async () => {
      const { as } = at();
      const jan = await as('jan.nowak');
      const anna = await as('anna.kowalska');
      const id = await asked(jan);
      const refused = [
        () => jan.corrections.ask({ ...NAMES, patientId: 'patient-1003' }),
        () => jan.corrections.ask({ ...NAMES, recipient: 'account-2002' }),
        () => anna.corrections.get({ patientId: JAN, id }),
        () => anna.corrections.get({ patientId: 'patient-1003', id }),
        () => anna.corrections.withdraw({ patientId: JAN, id }),
        () => anna.corrections.addFile({ patientId: JAN, id, filename: 'a.pdf', file: fileOf(pdf(), 'a') }),
        () => jan.corrections.get({ patientId: JAN, id: 'correction-9603' }),
      ];
      for (const ask of refused) await expectRefusal(ask(), 'NOT_FOUND');
      expect((await anna.corrections.mine()).map(({ id: own }) => own)).not.toContain(id);
      await jan.corrections.withdraw({ patientId: JAN, id });
    });

    it('is made once for each key of a form', async () => {
      const jan = await at().as('jan.nowak');
      const key = 'tq0mVb4sYwZ2f8Hn6Rk1Lg';
      const [one, other] = await Promise.all([asked(jan, { key }), asked(jan, { key })]);
      expect(one).toBe(other);
      expect(await asked(jan, { key })).toBe(one);
      const another = await asked(jan, { key, text: 'Inaczej.' });
      expect(another).not.toBe(one);
      for (const id of [one, another]) await jan.corrections.withdraw({ patientId: JAN, id });
    });

    it('has files until it is taken up', async () => {
      const jan = await at().as('jan.nowak');
      const id = await asked(jan);
      const add = (bytes: Buffer, filename: string) =>
        jan.corrections.addFile({ patientId: JAN, id, filename, file: fileOf(bytes, filename) });
      const added = await add(pdf(), 'akt.pdf');
      expect((await add(pdf(), 'akt.pdf')).filename).toBe('akt (2).pdf');
      expect((await refusalOf(add(page(), 'akt.pdf'))).data).toEqual({ reason: 'TYPE' });
      expect((await jan.corrections.get({ patientId: JAN, id })).files).toHaveLength(2);
      const mistaken = await add(pdf('2'), 'nie-to.pdf');
      const remove = (fileId: string, client = jan) =>
        client.corrections.removeFile({ patientId: JAN, id, fileId });
      await expectRefusal(remove(mistaken.id, await at().as('anna.kowalska')), 'NOT_FOUND');
      expect(await remove(mistaken.id)).toEqual({ removed: true });
      await expectRefusal(remove(mistaken.id), 'NOT_FOUND');
      expect((await jan.corrections.get({ patientId: JAN, id })).files).toHaveLength(2);
      const file = await jan.corrections.file({ patientId: JAN, id, fileId: added.id });
      expect([file.name, file.size]).toEqual(['akt.pdf', pdf().length]);
      await expectRefusal(jan.corrections.file({ patientId: JAN, id, fileId: 'none' }), 'NOT_FOUND');
      expect(await staff(id, 'take-up')).toBe(200);
      await expectRefusal(add(pdf(), 'c.pdf'), 'TAKEN_UP');
      await expectRefusal(remove(added.id), 'TAKEN_UP');
      expect((await bench.request(`/corrections/${id}/file/${added.id}`)).status).toBe(200);
      expect(await staff(id, 'reject', { reason: 'Za mało.' })).toBe(200);
    });

    it('is withdrawn until the staff takes it up; of both at once exactly one happens', async () => {
      const { corrections, ...jan } = await at().as('jan.nowak');
      for (let round = 0; round < 5; round++) {
        const id = await asked({ corrections, ...jan });
        const [withdrawn, taken] = await Promise.all([
          corrections.withdraw({ patientId: JAN, id }).then(
            () => true,
            () => false,
          ),
          staff(id, 'take-up').then((status) => status === 200),
        ]);
        expect([withdrawn, taken].filter(Boolean)).toHaveLength(1);
        const { state } = await corrections.get({ patientId: JAN, id });
        expect(state).toBe(withdrawn ? 'WITHDRAWN' : 'TAKEN_UP');
        if (taken) await expectRefusal(corrections.withdraw({ patientId: JAN, id }), 'TAKEN_UP');
        else expect(await corrections.withdraw({ patientId: JAN, id })).toMatchObject({ state: 'WITHDRAWN' });
      }
    });

    it('is decided by the staff: the record is another one at once, and the asker gets a mail without a name', async () => {
      const { as, provider } = at();
      const jan = await as('jan.nowak');
      const id = await asked(jan);
      const before = (await jan.people.get({ id: JAN })).person;
      expect(await staff(id, 'correct')).toBe(409);
      expect(await staff(id, 'take-up')).toBe(200);
      expect(await staff(id, 'correct', { lastName: 'Nowakowska-Lis' })).toBe(200);
      const { person } = await (await as('jan.nowak')).people.get({ id: JAN });
      expect(person).toMatchObject({ lastName: 'Nowakowska-Lis', version: before.version + 1 });
      // Whose own name it is is greeted by it from now on.
      expect((await jan.account.get()).lastName).toBe('Nowakowska-Lis');
      expect(await jan.corrections.get({ patientId: JAN, id })).toMatchObject({
        state: 'CORRECTED',
        wanted: { name: 'Jan', lastName: 'Nowakowska-Lis' },
        endedAt: START,
      });
      expect(await staff(id, 'reject', { reason: 'Nie.' })).toBe(409);
      const mail = await provider.db
        .selectFrom('outbox')
        .selectAll()
        .where('link', 'like', `%${id}`)
        .executeTakeFirstOrThrow();
      expect(mail.recipient).toBe('jan.nowak@example.com');
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/Nowak\b|Jan\b|nazwisk/);
    });

    it('of a PESEL brings its birth date and gender with it; a birth date that the PESEL denies is refused', async () => {
      const { as } = at();
      const jan = await as('jan.nowak');
      const ask = async (changed: object) => {
        const id = await asked(jan, changed);
        expect(await staff(id, 'take-up')).toBe(200);
        return id;
      };
      const faulty = { nationalIdentificationNumber: '44051401358' };
      const first = await ask({ kind: 'PESEL', wanted: faulty });
      expect(await staff(first, 'correct')).toBe(409);
      expect(await staff(first, 'correct', { nationalIdentificationNumber: '44051401359' })).toBe(200);
      const { person } = await (await as('jan.nowak')).people.get({ id: JAN });
      expect(person).toMatchObject({ birthDate: '1944-05-14', gender: 'MALE' });
      expect(person.identity.nationalIdentificationNumber).toBe('44051401359');

      const second = await ask({ kind: 'BIRTH_DATE', wanted: { birthDate: '1944-05-15' } });
      expect(await staff(second, 'correct')).toBe(409);
      const after = await (await as('jan.nowak')).people.get({ id: JAN });
      expect(after.person.birthDate).toBe('1944-05-14');
      expect(await staff(second, 'reject', { reason: 'Najpierw PESEL.' })).toBe(200);
    });

    it('is rejected with a reason, and a PESEL of somebody else is given to nobody', async () => {
      const { as } = at();
      const jan = await as('jan.nowak');
      const anna = await as('anna.kowalska');
      const pesel = (await anna.people.get({ id: 'patient-1002' })).person.identity
        .nationalIdentificationNumber;
      const id = await asked(jan, { kind: 'PESEL', wanted: { nationalIdentificationNumber: pesel } });
      await staff(id, 'take-up');
      expect(await staff(id, 'correct')).toBe(409);
      expect(await staff(id, 'reject')).toBe(400);
      expect(await staff(id, 'reject', { reason: 'To numer innej osoby.' })).toBe(200);
      expect(await jan.corrections.get({ patientId: JAN, id })).toMatchObject({
        state: 'REJECTED',
        reason: 'To numer innej osoby.',
      });
      expect(await staff('none', 'take-up')).toBe(404);
    });
  },
  { limits: ROOMY },
);

describeEachProvider('to whom a request goes', (at) => {
  it('is a unit or somebody of the staff, five a page, the registration desk first, and never a patient', async () => {
    const { messages } = await at().as('jan.nowak');
    const page = { pageSize: 5, first: 'DESK' } as const;
    const first = await messages.recipientsInfo({ ...page, pageIndex: 0 });
    expect(first.items[0]).toMatchObject({ accountId: DESK });
    expect(first.items).toHaveLength(5);
    const second = await messages.recipientsInfo({ ...page, pageIndex: 1 });
    const ids = [...first.items, ...second.items].map(({ accountId }) => accountId);
    expect(new Set(ids).size).toBe(ids.length);
    const named = await messages.recipientsInfo({ ...page, pageIndex: 0, lastname: 'nowak' });
    expect(named.items.every(({ accountId }) => accountId.startsWith('staff-'))).toBe(true);
    expect((await messages.recipientsInfo({ ...page, pageIndex: 0, name: 'nikogo' })).items).toEqual([]);
  });
});
