import { beforeEach, expect, it } from 'vitest';
import { peselOfPatient } from '#tests/enrolment/people.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import { PASSWORD as PASSWORD_OF_SEED } from '#tests/support/visitor.ts';
import {
  codeTo,
  freshPesel,
  messagesTo,
  newContacts,
  openAll,
  PASSWORD,
  registered,
  registrationOf,
  tokenTo,
} from '#tests/registration/guests.ts';

const JANS = { phone: '+48600100101', email: 'jan.nowak@example.com', patient: 'patient-1001' };

describeEachProvider('a registration with data that are known', (at) => {
  beforeEach(async () => {
    await openAll(at());
    at().clock.advance('PT25H');
  });

  const guest = () => at().guest();
  const signIn = (username: string) => guest().account.signIn({ username, password: PASSWORD });
  const shapeOf = (answer: object) => Object.keys(answer).sort();

  it('is answered as one with data that nobody has', async () => {
    const known = await peselOfPatient(at(), JANS.patient);
    const [free, unknown] = [newContacts(), await guest().registration.create(await registrationOf(at()))];
    const tables = [
      await registrationOf(at(), { pesel: known }),
      await registrationOf(at(), { contacts: { ...free, email: JANS.email } }),
      await registrationOf(at(), { contacts: { ...newContacts(), phoneNumber: JANS.phone } }),
      await registrationOf(at(), { username: 'jan.nowak' }),
    ];
    for (const sent of tables) {
      const answer = await guest().registration.create(sent);
      expect(shapeOf(answer)).toEqual(shapeOf(unknown));
      expect(answer.channel).toBe(unknown.channel);
      const { registrationId } = answer;
      const state = await guest().registration.state({ registrationId });
      expect(shapeOf(state)).toEqual(
        shapeOf(await guest().registration.state({ registrationId: unknown.registrationId })),
      );
      expect(state).toMatchObject({ state: 'WAITS', sendsLeft: 4, correctionsLeft: 3 });
    }
  });

  it('of a known PESEL opens no record, not even after the right code, and its owner hears of it once a day', async () => {
    const pesel = await peselOfPatient(at(), JANS.patient);
    const before = (await messagesTo(at(), JANS.email)).length;
    const sent = await registrationOf(at(), { pesel });
    const { username } = await registered(at(), sent);
    const account = at().withToken((await signIn(username)).token);
    const [patient] = await account.patients.list();
    expect(patient).toMatchObject({
      name: 'Katarzyna',
      lastName: 'Lis',
      authorized: false,
      patientRole: 'PATIENT',
    });
    expect(patient?.id).not.toBe(JANS.patient);
    expect(patient?.identity.nationalIdentificationNumber).toBe(pesel);
    for (let again = 0; again < 2; again += 1)
      await guest().registration.create(await registrationOf(at(), { pesel }));
    await expect
      .poll(async () => (await messagesTo(at(), JANS.email)).length, { timeout: 5_000 })
      .toBe(before + 1);
    const mail = (await messagesTo(at(), JANS.email)).at(-1);
    for (const word of ['Katarzyna', 'Lis', pesel]) expect(mail?.text).not.toContain(word);
    const links = at()
      .provider.db.selectFrom('account_patients')
      .select('account_id')
      .where('link_state', '=', 'C');
    const ofJan = await links.where('patient_id', '=', JANS.patient).where('role', '=', 'PATIENT').execute();
    expect(ofJan).toEqual([{ account_id: 'account-2001' }]);
  });

  it('of a known number says so after the right code alone', async () => {
    const contacts = { phoneNumber: JANS.phone };
    const sent = await registrationOf(at(), { contacts, pesel: await peselOfPatient(at(), JANS.patient) });
    const { registrationId } = await guest().registration.create(sent);
    const given = { phoneNumber: JANS.phone, registrationId };
    const wrong = { ...given, confirmationCode: '000000' };
    await expectRefusal(guest().account.confirmActivation(wrong), 'BAD_CODE', { triesLeft: 4 });
    const right = { ...given, confirmationCode: await codeTo(at(), JANS.phone) };
    const told = { cause: 'CONTACT', maySignUp: false };
    await expectRefusal(guest().account.confirmActivation(right), 'VALIDATION_ERROR', told);
    await expectRefusal(guest().registration.shareContact({ registrationId }), 'CLOSED');
  });

  it('of a family’s number goes on for another person, and its owner hears of it', async () => {
    const contacts = { phoneNumber: JANS.phone };
    const sent = await registrationOf(at(), { contacts, username: 'druga.osoba' });
    const { registrationId } = await guest().registration.create(sent);
    const confirmationCode = await codeTo(at(), JANS.phone);
    const given = { phoneNumber: JANS.phone, registrationId, confirmationCode };
    const known = { cause: 'CONTACT', maySignUp: true };
    await expectRefusal(guest().account.confirmActivation(given), 'VALIDATION_ERROR', known);
    expect(await guest().registration.state({ registrationId })).toMatchObject({
      contactKnown: { maySignUp: true },
    });
    const { username } = await guest().registration.shareContact({ registrationId });
    await signIn(username);
    const told = (await messagesTo(at(), JANS.phone)).map(({ text }) => text);
    expect(told).toContainEqual(expect.stringMatching(/także przy drugim koncie/));
    await at().as('jan.nowak');
  });

  it('of a shared mailbox has a name of its own chosen by the link', async () => {
    await openAll(at(), { login: { usernamePromptMode: 'E_MAIL' } });
    const first = await registrationOf(at(), { contacts: { email: 'wspolna@example.com' } });
    expect(await guest().registration.create(first)).toMatchObject({ channel: 'EMAIL' });
    await guest().account.confirmEmail({
      code: await tokenTo(at(), 'wspolna@example.com'),
      password: PASSWORD,
    });
    await signIn('wspolna@example.com');
    const second = await registrationOf(at(), {
      contacts: { email: 'Wspolna@example.com' },
      pesel: freshPesel(),
    });
    expect(await guest().registration.create(second)).toMatchObject({ channel: 'EMAIL' });
    const mails = await messagesTo(at(), 'Wspolna@example.com');
    expect(mails.at(-1)?.text).toMatch(/Z tym adresem jest już konto/);
    const code = await tokenTo(at(), 'Wspolna@example.com');
    expect(await guest().account.emailToken({ code })).toMatchObject({
      registration: { needsUsername: true, isContactKnown: true },
    });
    await expectRefusal(guest().account.confirmEmail({ code }), 'VALIDATION_ERROR', {
      fault: 'USERNAME',
      of: 'ACCOUNT',
    });
    const address = guest().account.confirmEmail({
      code,
      username: 'kto.inny@example.com',
      password: PASSWORD,
    });
    await expectRefusal(address, 'VALIDATION_ERROR', { fault: 'USERNAME', of: 'ACCOUNT' });
    const done = await guest().account.confirmEmail({
      code,
      username: 'druga.w.skrzynce',
      password: PASSWORD,
    });
    expect(done).toEqual({ registration: { username: 'druga.w.skrzynce' } });
    await signIn('druga.w.skrzynce');
  });

  it('takes no address by which another account signs in, not even one with a login of its own', async () => {
    await openAll(at(), { login: { usernamePromptMode: 'E_MAIL' } });
    const email = 'piotr.zielinski@example.com';
    const piotr = { username: email, password: PASSWORD_OF_SEED };
    await guest().account.signIn(piotr);
    await guest().registration.create(await registrationOf(at(), { contacts: { email } }));
    await guest().account.signIn(piotr);
    const code = await tokenTo(at(), email);
    expect(await guest().account.emailToken({ code })).toMatchObject({
      registration: { needsUsername: true, isContactKnown: true },
    });
    await guest().account.confirmEmail({ code, username: 'druga.u.piotra', password: PASSWORD });
    await signIn('druga.u.piotra');
    await guest().account.signIn(piotr);
  });

  it('takes the place of one that was never let in, whose link, code and password are void', async () => {
    const contacts = newContacts();
    const sent = await registrationOf(at(), {
      contacts,
      username: 'pierwsza',
      password: 'pierwsze hasło tutaj',
    });
    const { registrationId } = await guest().registration.create(sent);
    const [code, confirmationCode] = [
      await tokenTo(at(), contacts.email),
      await codeTo(at(), contacts.phoneNumber),
    ];
    at().clock.advance('PT1S');
    const again = await registrationOf(at(), { contacts, username: 'pierwsza' });
    await guest().registration.create(again);
    await expectRefusal(guest().account.emailToken({ code }), 'LINK_OVER');
    const given = { phoneNumber: contacts.phoneNumber, confirmationCode, registrationId };
    await expectRefusal(guest().account.confirmActivation(given), 'CODE_OVER');
    await expectRefusal(guest().registration.state({ registrationId }), 'NOT_FOUND');
    await guest().account.confirmEmail({ code: await tokenTo(at(), contacts.email), password: PASSWORD });
    await expectRefusal(
      guest().account.signIn({ username: 'pierwsza', password: 'pierwsze hasło tutaj' }),
      'BAD_CREDENTIALS',
    );
    await signIn('pierwsza');
    // The first post once more changes nothing of what has come since.
    expect(await guest().registration.create(sent)).toMatchObject({ registrationId });
    await signIn('pierwsza');
  });

  it('of two with one PESEL leaves the person to the first that is let in', async () => {
    const pesel = freshPesel();
    const [one, two] = [await registrationOf(at(), { pesel }), await registrationOf(at(), { pesel })];
    await guest().registration.create(one);
    const second = await registered(at(), two);
    const { email = '' } = one.account.contactData;
    const first = await guest().account.confirmEmail({
      code: await tokenTo(at(), email),
      password: PASSWORD,
    });
    const rows = at().provider.db.selectFrom('patients').selectAll().where('national_id', '=', pesel);
    const people = await rows.orderBy('id').execute();
    expect(people).toHaveLength(2);
    expect(people.filter((row) => row.national_id_doubted_at === null)).toHaveLength(1);
    const accountOf = async (username: string) =>
      at()
        .withToken((await signIn(username)).token)
        .account.get();
    const sure = people.find((row) => row.national_id_doubted_at === null);
    expect(sure?.registered_by).toBe((await accountOf(second.username)).id);
    expect((await accountOf(first.registration?.username ?? '')).type).toBe('UNAUTHORIZED');
  });
});
