import { describe, expect, it } from 'vitest';
import type { ProviderClient } from '#contract/index.ts';
import { PLAIN_LINK } from '#provider/core/plain-rows.ts';
import { describeEachEngine, describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  changeRegistration,
  linkOf,
  newPesel,
  offerAll,
  passTime,
  peselOfPatient,
  personToFind,
  personToSend,
} from '#tests/enrolment/people.ts';

const [JAN, ANNA, ZOFIA, HELENA, STANISLAW] = [1, 2, 3, 4, 7].map((number) => `patient-100${number}`) as [
  string,
  string,
  string,
  string,
  string,
];
const CHILD = '2020-05-05';
const WARD = '1950-05-05';

describeEachProvider('a registration below an account', (at) => {
  it('of somebody new links them at once, and leaves it to the unit to confirm them', async () => {
    await offerAll(at());
    const anna = await at().as('anna.kowalska');
    const sent = await personToSend(at(), { pesel: newPesel(CHILD) });
    const { outcome, patientId } = await anna.enrolment.registerChild(sent);
    expect(outcome).toBe('REGISTERED');
    expect(await linkOf(at(), 'anna.kowalska', patientId!)).toMatchObject({ role: 'CHILD', link_state: 'C' });
    const added = (await anna.patients.list()).find(({ id }) => id === patientId);
    expect(added).toMatchObject({
      birthDate: CHILD,
      gender: 'FEMALE',
      authorized: false,
      patientRole: 'CHILD',
    });
    expect(added?.address).toMatchObject({ city: 'Lublin', countryCode: 'PL' });
    const row = await at()
      .provider.db.selectFrom('patients')
      .selectAll()
      .where('id', '=', patientId!)
      .executeTakeFirst();
    expect(row).toMatchObject({ authorized: 0, registered_by: 'account-2002', version: 1 });
    const consent = at().provider.db.selectFrom('registration_consents').selectAll();
    expect(await consent.where('patient_id', '=', patientId!).execute()).toMatchObject([
      { account_id: 'account-2002', version: sent.consentVersion },
    ]);
    expect(await anna.enrolment.registerChild(sent)).toEqual({ outcome: 'CHILD', patientId });
    expect(await anna.enrolment.registerWard(sent)).toEqual({ outcome: 'CHILD', patientId });
  });

  it('of oneself may book, and is once', async () => {
    const ewa = await at().as('ewa.dabrowska');
    const sent = await personToSend(at(), { pesel: newPesel(WARD, 1) });
    const { outcome, patientId } = await ewa.enrolment.registerMe(sent);
    expect(outcome).toBe('REGISTERED');
    expect((await ewa.patients.list()).map(({ id }) => id)).toEqual([patientId]);
    await expectRefusal(ewa.enrolment.registerMe(sent), 'ALREADY_THERE');
  });

  it('of oneself hands over no record of somebody who is known', async () => {
    await at().provider.db.deleteFrom('account_patients').where('account_id', '=', 'account-2005').execute();
    const ewa = await at().as('ewa.dabrowska');
    const sent = await personToSend(at(), { pesel: await peselOfPatient(at(), JAN) });
    expect(await ewa.enrolment.registerMe(sent)).toEqual({ outcome: 'ALREADY_EXIST' });
    expect(await ewa.patients.list()).toEqual([]);
    expect(await linkOf(at(), 'ewa.dabrowska', JAN)).toMatchObject({
      role: 'PATIENT',
      link_state: 'W',
      waits_for: 'UNIT',
      typed: expect.stringContaining('Antonina') as string,
    });
    await expectRefusal(ewa.enrolment.registerMe(sent), 'ALREADY_THERE');
  });

  it('of somebody known asks the person, or the unit where it is a child or has no account', async () => {
    await offerAll(at());
    const piotr = await at().as('piotr.zielinski');
    const send = async (id: string) => personToSend(at(), { pesel: await peselOfPatient(at(), id) });
    expect(await piotr.enrolment.registerWard(await send(JAN))).toEqual({ outcome: 'REQUESTED' });
    expect(await piotr.enrolment.registerWard(await send(HELENA))).toEqual({ outcome: 'REQUESTED' });
    expect(await piotr.enrolment.registerChild(await send(ZOFIA))).toEqual({ outcome: 'REQUESTED' });
    const waiting = async (id: string) => (await linkOf(at(), 'piotr.zielinski', id))?.waits_for;
    expect([await waiting(JAN), await waiting(HELENA), await waiting(ZOFIA)]).toEqual([
      'PERSON',
      'UNIT',
      'UNIT',
    ]);
    expect((await piotr.patients.list()).map(({ id }) => id)).toEqual(['patient-1005']);
  });

  it('says what is missing or wrong, and makes nothing', async () => {
    await offerAll(at());
    const { enrolment } = await at().as('maria.wisniewska');
    const pesel = newPesel(CHILD, 9);
    const one = await personToSend(at(), { pesel });
    const foreign = {
      documentNumber: 'AB 123',
      countryCode: 'UA',
      birthDate: CHILD,
      gender: 'MALE' as const,
    };
    const faulty: [object, string][] = [
      [{ identity: { nationalIdentificationNumber: '44444444444' } }, 'PERSON'],
      [{ identity: { birthDate: CHILD, gender: 'MALE' } }, 'PERSON'],
      [{ identity: { ...foreign, countryCode: 'PL' } }, 'PERSON'],
      [{ identity: { ...foreign, countryCode: 'XX' } }, 'PERSON'],
      [{ identity: { ...foreign, gender: undefined } }, 'PERSON'],
      [{ identity: { ...foreign, nationalIdentificationNumber: newPesel('2019-01-01') } }, 'PERSON'],
      [{ identity: { nationalIdentificationNumber: newPesel(WARD, 9) } }, 'BIRTH_DATE'],
      [{ address: { ...one.address, countryCode: 'XX' } }, 'COUNTRY'],
      [{ address: { ...one.address, postalCode: '1' } }, 'ADDRESS'],
      [{ consentVersion: 'other' }, 'CONSENT'],
      [{ consentVersion: undefined }, 'CONSENT'],
    ];
    for (const [wrong, fault] of faulty) {
      await expectRefusal(enrolment.registerChild({ ...one, ...wrong }), 'INVALID', { fault });
    }
    await changeRegistration(at(), { attachmentsRequired: true });
    await expectRefusal(enrolment.registerChild(one), 'INVALID', { fault: 'ATTACHMENTS' });
    const none = at().provider.db.selectFrom('patients').select('id').where('national_id', '=', pesel);
    expect(await none.execute()).toEqual([]);
  });

  it('is offered for wards and children while the provider says so, and for oneself always', async () => {
    await offerAll(at(), false);
    const ewa = await at().as('ewa.dabrowska');
    const ward = await personToSend(at(), { pesel: newPesel(WARD, 20) });
    await expectRefusal(ewa.enrolment.registerWard(ward), 'NOT_OFFERED');
    const child = await personToSend(at(), { pesel: newPesel(CHILD, 20) });
    await expectRefusal(ewa.enrolment.registerChild(child), 'NOT_OFFERED');
    await expectRefusal(
      ewa.enrolment.find(personToFind('WARD', { pesel: newPesel(WARD, 20) })),
      'NOT_OFFERED',
    );
    const own = await ewa.enrolment.find(personToFind('PATIENT', { pesel: newPesel(WARD, 20) }));
    expect(own.answer).toBe('REGISTER');
  });

  it('takes a foreigner by document and country, with or without a PESEL, and tells two of one name apart', async () => {
    await offerAll(at());
    await changeRegistration(at(), { attachmentsRequired: false });
    const { enrolment } = await at().as('oleksandr.kovalenko');
    const foreign = { countryCode: 'UA', birthDate: WARD, gender: 'FEMALE' as const };
    const send = (identity: object) => personToSend(at(), identity);
    const one = await enrolment.registerWard(await send({ ...foreign, documentNumber: 'AB 123-45' }));
    const two = await enrolment.registerWard(await send({ ...foreign, documentNumber: 'AB12346' }));
    const nationalIdentificationNumber = newPesel(WARD, 30);
    const both = { ...foreign, documentNumber: 'AB12347', nationalIdentificationNumber };
    const three = await enrolment.registerWard(await send(both));
    expect([one, two, three].map(({ outcome }) => outcome)).toEqual(Array(3).fill('REGISTERED'));
    expect(new Set([one, two, three].map(({ patientId }) => patientId)).size).toBe(3);
    const again = await enrolment.find(personToFind('WARD', { ...foreign, documentNumber: 'ab12345' }));
    expect(again).toEqual({ answer: 'MINE', patientId: one.patientId });
  });
});

describeEachProvider('an ended link', (at) => {
  type By = 'ACCOUNT' | 'UNIT' | 'PERSON';
  const end = (account: string, patientId: string, ended_by: By, acts_until: string | null = null) =>
    at()
      .provider.db.updateTable('account_patients')
      .set({ link_state: 'D', ended_at: 1, ended_by, acts_until })
      .where('account_id', '=', account)
      .where('patient_id', '=', patientId)
      .execute();
  const child = async (anna: ProviderClient) =>
    anna.enrolment.registerChild(await personToSend(at(), { pesel: await peselOfPatient(at(), ZOFIA) }));

  it('comes back at once for a child under 16 whose parent had ended it, and else waits', async () => {
    await offerAll(at());
    const anna = await at().as('anna.kowalska');
    await end('account-2002', ZOFIA, 'ACCOUNT');
    const found = await anna.enrolment.find(
      personToFind('CHILD', { pesel: await peselOfPatient(at(), ZOFIA) }),
    );
    expect(found.answer).toBe('REGISTER');
    expect(await child(anna)).toEqual({ outcome: 'REVERTED', patientId: ZOFIA });
    expect(await linkOf(at(), 'anna.kowalska', ZOFIA)).toMatchObject({ link_state: 'C', ended_by: null });
    await end('account-2002', ZOFIA, 'UNIT');
    expect(await child(anna)).toEqual({ outcome: 'REVERTED' });
    expect(await linkOf(at(), 'anna.kowalska', ZOFIA)).toMatchObject({ link_state: 'W', waits_for: 'UNIT' });
  });

  it('comes back at once with the last day that the unit has given it, and not once that is over', async () => {
    await offerAll(at());
    const anna = await at().as('anna.kowalska');
    await end('account-2002', ZOFIA, 'ACCOUNT', '2099-12-31');
    expect(await child(anna)).toEqual({ outcome: 'REVERTED', patientId: ZOFIA });
    expect(await linkOf(at(), 'anna.kowalska', ZOFIA)).toMatchObject({
      link_state: 'C',
      acts_until: '2099-12-31',
    });
    await end('account-2002', ZOFIA, 'ACCOUNT', '2020-12-31');
    expect(await child(anna)).toEqual({ outcome: 'REVERTED' });
    expect(await linkOf(at(), 'anna.kowalska', ZOFIA)).toMatchObject({ link_state: 'W', waits_for: 'UNIT' });
  });

  it('of an adult who has an account waits for them', async () => {
    await offerAll(at());
    await end('account-2003', 'patient-1005', 'ACCOUNT');
    await at()
      .provider.db.insertInto('account_patients')
      .values({
        ...PLAIN_LINK,
        account_id: 'account-2003',
        patient_id: JAN,
        role: 'WARD',
        link_state: 'D',
        linked_at: 1,
        ended_by: 'ACCOUNT',
      })
      .execute();
    const piotr = await at().as('piotr.zielinski');
    const sent = await personToSend(at(), { pesel: await peselOfPatient(at(), JAN) });
    expect(await piotr.enrolment.registerWard(sent)).toEqual({ outcome: 'REVERTED' });
    expect(await linkOf(at(), 'piotr.zielinski', JAN)).toMatchObject({
      link_state: 'W',
      waits_for: 'PERSON',
    });
  });
});

describeEachProvider('a look-up', (at) => {
  it('says of everybody known the same, whoever they are', async () => {
    await offerAll(at());
    const maria = await at().as('maria.wisniewska');
    for (const id of [JAN, HELENA, ANNA, STANISLAW]) {
      const found = await maria.enrolment.find(
        personToFind('WARD', { pesel: await peselOfPatient(at(), id) }),
      );
      expect(found).toEqual({ answer: 'LINK', reference: expect.stringMatching(/^[\w-]{32}$/) as string });
    }
    const nobody = await maria.enrolment.find(personToFind('WARD', { pesel: newPesel(WARD, 50) }));
    expect(nobody).toEqual({ answer: 'REGISTER', reference: expect.any(String) as string });
  });

  it('leads to one’s own card', async () => {
    const anna = await at().as('anna.kowalska');
    await offerAll(at());
    const find = async (id: string) =>
      anna.enrolment.find(personToFind('WARD', { pesel: await peselOfPatient(at(), id) }));
    expect(await find(ANNA)).toEqual({ answer: 'MINE', patientId: ANNA });
    expect(await find(HELENA)).toEqual({ answer: 'MINE', patientId: HELENA });
  });

  it('of a document with another birth date is answered the same, and the request is the unit’s', async () => {
    await offerAll(at());
    const jan = await at().as('jan.nowak');
    const [known] = await at()
      .provider.db.selectFrom('patients')
      .select('birth_date')
      .where('id', '=', 'patient-1008')
      .execute();
    const typed = { documentNumber: 'FX481516', countryCode: 'UA', gender: 'MALE' as const };
    for (const [birthDate, waits] of [
      ['1990-01-01', 'UNIT'],
      [known!.birth_date, 'PERSON'],
    ] as const) {
      const { answer, reference } = await jan.enrolment.find(personToFind('WARD', { ...typed, birthDate }));
      expect(answer).toBe('LINK');
      await at()
        .provider.db.deleteFrom('account_patients')
        .where('account_id', '=', 'account-2001')
        .where('patient_id', '=', 'patient-1008')
        .execute();
      const asked = await jan.enrolment.link({ reference: reference!, consent: true });
      expect(asked).toEqual({ outcome: 'REQUESTED' });
      expect((await linkOf(at(), 'jan.nowak', 'patient-1008'))?.waits_for).toBe(waits);
    }
  });

  it('is one of five an hour and twenty a day; a registration without one counts as one', async () => {
    await offerAll(at());
    const ewa = await at().as('ewa.dabrowska');
    const find = (number: number) =>
      ewa.enrolment.find(personToFind('WARD', { pesel: newPesel(WARD, 100 + number) }));
    for (const number of [1, 2, 3, 4]) await find(number);
    const sent = await personToSend(at(), { pesel: await peselOfPatient(at(), JAN) });
    await ewa.enrolment.registerWard(sent);
    await expectRefusal(find(6), 'TOO_MANY_LOOK_UPS');
    await expectRefusal(ewa.enrolment.registerWard(sent), 'TOO_MANY_LOOK_UPS');
    for (const hour of [1, 2, 3]) {
      await passTime(at(), 'PT62M');
      for (const number of [1, 2, 3, 4, 5]) await find(10 * hour + number);
    }
    await passTime(at(), 'PT62M');
    await expectRefusal(find(99), 'TOO_MANY_LOOK_UPS');
    await passTime(at(), 'PT21H');
    expect((await find(99)).answer).toBe('REGISTER');
  });

  it('lets one register whom it has found nobody for, without counting again', async () => {
    await offerAll(at());
    const anna = await at().as('stanislaw.wojcik');
    await passTime(at(), 'PT1M');
    const found = await anna.enrolment.find(personToFind('CHILD', { pesel: newPesel(CHILD, 60) }));
    for (const number of [1, 2, 3, 4]) {
      await anna.enrolment.find(personToFind('CHILD', { pesel: newPesel(CHILD, 60 + number) }));
    }
    const sent = await personToSend(at(), { pesel: newPesel(CHILD, 60) }, { reference: found.reference });
    const other = await personToSend(at(), { pesel: newPesel(CHILD, 61) }, { reference: found.reference });
    await expectRefusal(anna.enrolment.registerChild(other), 'TOO_MANY_LOOK_UPS');
    expect((await anna.enrolment.registerChild(sent)).outcome).toBe('REGISTERED');
  });
});

describeEachProvider('a request for a link', (at) => {
  const referenceOf = async (client: ProviderClient, id: string) =>
    (await client.enrolment.find(personToFind('WARD', { pesel: await peselOfPatient(at(), id) }))).reference!;

  it('takes the account’s own look-up alone, and for a day', async () => {
    await offerAll(at());
    const [piotr, maria] = [await at().as('piotr.zielinski'), await at().as('maria.wisniewska')];
    const reference = await referenceOf(piotr, JAN);
    const ask = (client: ProviderClient, given: string) =>
      client.enrolment.link({ reference: given, consent: true });
    await expectRefusal(ask(maria, reference), 'NOT_FOUND');
    await expectRefusal(ask(piotr, JAN), 'NOT_FOUND');
    const { reference: nobody } = await piotr.enrolment.find(
      personToFind('WARD', { pesel: newPesel(WARD, 70) }),
    );
    await expectRefusal(ask(piotr, nobody!), 'NOT_FOUND');
    expect(await linkOf(at(), 'piotr.zielinski', JAN)).toBeUndefined();
    expect(await ask(piotr, reference)).toEqual({ outcome: 'REQUESTED' });
    expect(await ask(piotr, reference)).toEqual({ outcome: 'REQUESTED' });
    const late = await referenceOf(piotr, HELENA);
    await passTime(at(), 'PT24H1M');
    await expectRefusal(ask(piotr, late), 'NOT_FOUND');
  });

  it('of an account that the person has blocked looks the same, and reaches nobody', async () => {
    await offerAll(at());
    const blocked = await at()
      .provider.db.selectFrom('account_patients')
      .innerJoin('accounts', 'accounts.id', 'account_patients.account_id')
      .select(['username', 'account_id'])
      .where('patient_id', '=', STANISLAW)
      .where('link_state', '=', 'J')
      .executeTakeFirstOrThrow();
    await at()
      .provider.db.updateTable('accounts')
      .set({ state: 'ACTIVE' })
      .where('id', '=', blocked.account_id)
      .execute();
    const client = await at().as(blocked.username);
    await passTime(at(), 'PT1M');
    const before = await at().provider.db.selectFrom('outbox').select('id').execute();
    const reference = await referenceOf(client, STANISLAW);
    expect(await client.enrolment.link({ reference, consent: true })).toEqual({ outcome: 'REQUESTED' });
    expect(await linkOf(at(), blocked.username, STANISLAW)).toMatchObject({ link_state: 'J' });
    expect(await at().provider.db.selectFrom('outbox').select('id').execute()).toHaveLength(before.length);
  });
});

describeEachEngine('registrations at once', (at) => {
  const rowsOf = (pesel: string) =>
    at()
      .provider.db.selectFrom('patients')
      .leftJoin('account_patients', 'patient_id', 'patients.id')
      .select(['patients.id', 'account_id', 'link_state'])
      .where('national_id', '=', pesel)
      .execute();

  describe('of one PESEL', () => {
    it('by two accounts make one person, and one request', async () => {
      await offerAll(at());
      const pesel = newPesel(CHILD, 80);
      const clients = await Promise.all(['anna.kowalska', 'piotr.zielinski'].map((name) => at().as(name)));
      const sent = await personToSend(at(), { pesel });
      const made = await Promise.all(clients.map(({ enrolment }) => enrolment.registerChild(sent)));
      expect(made.map(({ outcome }) => outcome).sort()).toEqual(['REGISTERED', 'REQUESTED']);
      const rows = await rowsOf(pesel);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(1);
      expect(rows.map(({ link_state }) => link_state).sort()).toEqual(['C', 'W']);
    });

    it('fifty times by one account make one person and one link', async () => {
      await offerAll(at());
      const pesel = newPesel(CHILD, 81);
      const { enrolment } = await at().as('maria.wisniewska');
      const { reference } = await enrolment.find(personToFind('CHILD', { pesel }));
      const sent = await personToSend(at(), { pesel }, { reference });
      const made = await Promise.all(Array.from({ length: 50 }, () => enrolment.registerChild(sent)));
      const outcomes = made.map(({ outcome }) => outcome).sort();
      expect(outcomes).toEqual([...Array<string>(49).fill('CHILD'), 'REGISTERED']);
      expect(await rowsOf(pesel)).toMatchObject([{ link_state: 'C' }]);
    });
  });
});
