import { expect, it, beforeEach } from 'vitest';
import { peselOfPatient } from '#tests/enrolment/people.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  CHILD_BORN,
  codeTo,
  freshPesel,
  messagesTo,
  newContacts,
  openAll,
  other,
  PASSWORD,
  registered,
  registrationOf,
  tokenTo,
} from '#tests/registration/guests.ts';

const ofAccount = (fault: string) => ({ fault, of: 'ACCOUNT' });
const ofPatient = (fault: string) => ({ fault, of: 'PATIENT' });

describeEachProvider('a guest’s registration', (at) => {
  beforeEach(() => openAll(at()));

  const signIn = (username: string, password = PASSWORD) =>
    at().guest().account.signIn({ username, password });

  it('of oneself is let in by the code, and not confirmed by the unit', async () => {
    const sent = await registrationOf(at(), { username: 'kasia.lis' });
    const answer = await at().guest().registration.create(sent);
    expect(answer).toEqual({ registrationId: answer.registrationId, channel: 'SMS' });
    const { phoneNumber = '' } = sent.account.contactData;
    await expectRefusal(signIn('kasia.lis'), 'ACCOUNT_STATE');
    const confirmationCode = await codeTo(at(), phoneNumber);
    const { registrationId } = answer;
    expect(
      await at().guest().account.confirmActivation({ phoneNumber, confirmationCode, registrationId }),
    ).toEqual({
      registration: { username: 'kasia.lis' },
    });
    const { token } = await signIn('kasia.lis');
    const account = at().withToken(token);
    expect(await account.account.get()).toMatchObject({
      type: 'UNAUTHORIZED',
      contactData: { phoneConfirmed: true, preferredCommunicationChannel: 'SMS' },
    });
    expect(await account.patients.list()).toMatchObject([{ authorized: false, patientRole: 'PATIENT' }]);
    const consents = at().provider.db.selectFrom('account_registration_consents').selectAll();
    const { id } = await account.account.get();
    expect(await consents.where('account_id', '=', id).orderBy('kind').execute()).toMatchObject(
      sent.consents.map(({ kind, version, hash }) => ({ kind, version, text_hash: hash })),
    );
  });

  it('is let in by the link alone, and the number is confirmed later', async () => {
    const sent = await registrationOf(at(), { username: 'przez.link', language: 'en' });
    const { registrationId } = await at().guest().registration.create(sent);
    const { email = '' } = sent.account.contactData;
    const [mail] = await messagesTo(at(), email);
    expect(mail).toMatchObject({ language: 'en' });
    expect(mail?.text).toContain('przez.link');
    const code = await tokenTo(at(), email);
    const { registration } = await at().guest().account.emailToken({ code, registrationId });
    expect(registration).toEqual({});
    expect(await at().guest().account.confirmEmail({ code, registrationId })).toEqual({
      registration: { username: 'przez.link' },
    });
    const { token } = await signIn('przez.link');
    expect((await at().withToken(token).account.get()).contactData).toMatchObject({
      email,
      phoneConfirmed: false,
    });
    await expectRefusal(at().guest().account.confirmEmail({ code }), 'LINK_OVER');
  });

  it('has the password of whoever opens the link, not one that somebody else typed for the mailbox (S-12)', async () => {
    const contacts = newContacts();
    const own = await registrationOf(at(), { contacts, password: 'haslo wlascicielki skrzynki' });
    const { registrationId } = await at().guest().registration.create(own);
    at().clock.advance('PT61S');
    const strange = { contacts: { ...newContacts(), email: contacts.email }, username: 'ktos.obcy' };
    await at()
      .guest()
      .registration.create(await registrationOf(at(), strange));
    const code = await tokenTo(at(), contacts.email);
    const { account } = at().guest();
    // Hers was replaced: its handle is of no account any more.
    for (const opener of [{}, { registrationId }]) {
      expect(await account.emailToken({ code, ...opener })).toMatchObject({
        registration: { needsPassword: true },
      });
      await expectRefusal(
        account.confirmEmail({ code, ...opener }),
        'VALIDATION_ERROR',
        ofAccount('PASSWORD'),
      );
    }
    const password = 'nowe haslo wlascicielki';
    const { registration } = await account.confirmEmail({ code, password });
    const username = registration?.username ?? '';
    await expectRefusal(account.signIn({ username, password: PASSWORD }), 'BAD_CREDENTIALS');
    await account.signIn({ username, password });
  });

  it('by the code has its address confirmed by the link that went out with it, by its owner alone (S-12)', async () => {
    const sent = await registrationOf(at());
    const { username } = await registered(at(), sent);
    const { email = '' } = sent.account.contactData;
    const { account } = at().withToken((await signIn(username)).token);
    expect((await account.get()).contactData).toMatchObject({ pendingEmail: { value: email } });
    const code = await tokenTo(at(), email);
    const strangers = [at().guest(), await at().as('jan.nowak')];
    for (const { account: stranger } of strangers) {
      const registrationId = 'A'.repeat(43);
      expect(await stranger.emailToken({ code, registrationId })).toMatchObject({
        isChange: true,
        needsSignIn: true,
      });
      await expectRefusal(stranger.confirmEmail({ code, registrationId }), 'SIGN_IN_NEEDED');
    }
    expect((await account.get()).contactData).toMatchObject({ pendingEmail: { value: email } });
    expect((await account.emailToken({ code })).needsSignIn).toBeUndefined();
    expect(await account.confirmEmail({ code })).toEqual({ changed: true });
    const { contactData } = await account.get();
    expect(contactData).toMatchObject({ email });
    expect(contactData.pendingEmail).toBeUndefined();
  });

  it('by the code has its address confirmed in the browser that has registered, without signing in', async () => {
    const sent = await registrationOf(at());
    const { username, registrationId } = await registered(at(), sent);
    const { email = '' } = sent.account.contactData;
    const opened = { code: await tokenTo(at(), email), registrationId };
    expect((await at().guest().account.emailToken(opened)).needsSignIn).toBeUndefined();
    expect(await at().guest().account.confirmEmail(opened)).toEqual({ changed: true });
    const { account } = at().withToken((await signIn(username)).token);
    expect((await account.get()).contactData).toMatchObject({ email });
  });

  it('of a child links it at once and leaves it to the unit; the guardian is no patient', async () => {
    const sent = await registrationOf(at(), { patient: other(freshPesel(CHILD_BORN)), patientRole: 'CHILD' });
    const answer = await at().guest().registration.create(sent);
    const { phoneNumber = '', email = '' } = sent.account.contactData;
    const { registrationId, patientId = '' } = answer;
    at().clock.advance('PT1M');
    const asked = { phoneNumber, registrationId };
    await expectRefusal(
      at()
        .guest()
        .account.sendActivationCodeFor({ ...asked, patientId: 'patient-1003' }),
      'PHONE_NOT_PENDING',
    );
    await at()
      .guest()
      .account.sendActivationCodeFor({ ...asked, patientId });
    const confirmationCode = await codeTo(at(), phoneNumber);
    const { registration } = await at()
      .guest()
      .account.confirmActivation({ ...asked, confirmationCode });
    const account = at().withToken((await signIn(registration?.username ?? '')).token);
    expect(await account.patients.list()).toMatchObject([
      { name: 'Antoni', authorized: false, patientRole: 'CHILD', birthDate: CHILD_BORN },
    ]);
    for (const { text } of await messagesTo(at(), email)) expect(text).not.toMatch(/działać w jej imieniu/);
  });

  it('with "for me, too" makes both, in one act, and never one of them twice', async () => {
    const own = freshPesel();
    const sent = await registrationOf(at(), {
      patient: other(freshPesel()),
      patientRole: 'WARD' as const,
      ownPatient: { ...other(own), name: 'Katarzyna' },
    });
    const twice = {
      ...sent,
      ownPatient: { ...other(sent.patient.identity.nationalIdentificationNumber ?? '') },
    };
    await expectRefusal(at().guest().registration.create(twice), 'VALIDATION_ERROR', {
      fault: 'SAME_PERSON',
      of: 'OWN_PATIENT',
    });
    const { username } = await registered(at(), sent);
    const account = at().withToken((await signIn(username)).token);
    const roles = (await account.patients.list()).map(({ patientRole }) => patientRole).sort();
    expect(roles).toEqual(['PATIENT', 'WARD']);
  });

  it('of a known ward waits, and tells nothing but what was typed', async () => {
    const sent = await registrationOf(at(), {
      patient: other(await peselOfPatient(at(), 'patient-1003')),
      patientRole: 'CHILD' as const,
    });
    const { username } = await registered(at(), sent);
    const account = at().withToken((await signIn(username)).token);
    const [child] = await account.people.children();
    expect(child).toMatchObject({ name: 'Antoni', linkState: 'W' });
    expect(JSON.stringify(child)).not.toContain('Zofia');
  });

  it('goes through once for its key, however it is sent again', async () => {
    const sent = await registrationOf(at());
    const first = await at().guest().registration.create(sent);
    expect(await at().guest().registration.create(sent)).toEqual(first);
    expect(
      await at()
        .guest()
        .registration.create({ ...sent, language: 'en' }),
    ).toEqual(first);
    expect(await messagesTo(at(), sent.account.contactData.phoneNumber ?? '')).toHaveLength(1);
  });

  it('never refuses a name: it gets a number, told once a contact is proved', async () => {
    const { username } = await registered(at(), await registrationOf(at(), { username: 'jan.nowak' }));
    expect(username).toMatch(/^jan\.nowak\d{4}$/);
    await signIn(username);
    await at().as('jan.nowak');
  });

  it('where nothing can be proved is let in at once, with a number behind the name', async () => {
    await openAll(at(), { registration: { phoneConfirmationEnabled: false } });
    const sent = await registrationOf(at(), { username: 'bez.poczty', contacts: {} });
    const answer = await at().guest().registration.create(sent);
    expect(answer).toMatchObject({
      channel: 'NONE',
      username: expect.stringMatching(/^bez\.poczty\d{4}$/) as string,
    });
    expect(await at().guest().registration.create(sent)).toEqual(answer);
    const { token } = await signIn(answer.username ?? '');
    expect((await at().withToken(token).account.get()).type).toBe('UNAUTHORIZED');
  });

  it('promises no code where no SMS goes out', async () => {
    await openAll(at(), { sms: false });
    const sent = await registrationOf(at());
    expect(await at().guest().registration.create(sent)).toMatchObject({ channel: 'EMAIL' });
    const { phoneNumber } = newContacts();
    const alone = await registrationOf(at(), { contacts: { phoneNumber } });
    expect(await at().guest().registration.create(alone)).toMatchObject({ channel: 'NONE' });
    expect(await messagesTo(at(), phoneNumber)).toEqual([]);
  });

  it('by link asks for the password there, and is good for nothing without', async () => {
    await openAll(at(), { registration: { passwordByLink: true } });
    const { email } = newContacts();
    const sent = await registrationOf(at(), { username: 'link.haslo', contacts: { email }, password: null });
    await at().guest().registration.create(sent);
    const code = await tokenTo(at(), email);
    const guest = at().guest().account;
    expect(await guest.emailToken({ code })).toMatchObject({ registration: { needsPassword: true } });
    await expectRefusal(guest.confirmEmail({ code }), 'VALIDATION_ERROR', ofAccount('PASSWORD'));
    await expectRefusal(guest.confirmEmail({ code, password: 'password1' }), 'PASSWORD_VULNERABLE_ERROR');
    expect(await guest.confirmEmail({ code, password: PASSWORD })).toEqual({
      registration: { username: 'link.haslo' },
    });
    await signIn('link.haslo');
  });

  it('by link without an address asks for the password after the right code', async () => {
    await openAll(at(), { registration: { passwordByLink: true } });
    const { phoneNumber } = newContacts();
    const sent = await registrationOf(at(), { contacts: { phoneNumber }, password: null });
    const { registrationId } = await at().guest().registration.create(sent);
    const setPassword = (password: string) =>
      at().guest().registration.setPassword({ registrationId, password });
    await expectRefusal(setPassword(PASSWORD), 'NOT_FOUND');
    const confirmationCode = await codeTo(at(), phoneNumber);
    const given = { phoneNumber, confirmationCode, registrationId };
    const { registration } = await at().guest().account.confirmActivation(given);
    expect(registration).toMatchObject({ needsPassword: true });
    await expectRefusal(setPassword('krótkie'), 'PASSWORD_TOO_SHORT');
    const { username } = await setPassword(PASSWORD);
    await signIn(username);
    await expectRefusal(setPassword(PASSWORD), 'NOT_FOUND');
  });

  it('by link says so where its code is typed in another browser, and its password is made by recovery', async () => {
    await openAll(at(), { registration: { passwordByLink: true } });
    const { phoneNumber } = newContacts();
    await at()
      .guest()
      .registration.create(await registrationOf(at(), { contacts: { phoneNumber }, password: null }));
    const confirmationCode = await codeTo(at(), phoneNumber);
    const done = await at().guest().account.confirmActivation({ phoneNumber, confirmationCode });
    expect(done).toMatchObject({ registration: { needsPassword: true } });
  });

  it('refuses by itself what is wrong, and makes nothing', async () => {
    const count = async () => {
      const rows = await at().provider.db.selectFrom('registrations').select('id').execute();
      return rows.length;
    };
    const before = await count();
    const good = await registrationOf(at());
    const patient = (identity: object) => ({ ...good.patient, identity });
    const contactData = { preferredCommunicationChannel: 'EMAIL' as const };
    const contacts = (more: object) => ({ ...good.account, contactData: { ...contactData, ...more } });
    await openAll(at(), { registration: { phoneIsRequired: true, emailIsRequired: true } });
    const { phoneNumber, email } = newContacts();
    const table: [object, string, object?][] = [
      [
        { patient: patient({ nationalIdentificationNumber: '85032912346' }) },
        'VALIDATION_ERROR',
        ofPatient('PERSON'),
      ],
      [
        { patient: patient({ nationalIdentificationNumber: freshPesel(CHILD_BORN) }) },
        'VALIDATION_ERROR',
        ofPatient('BIRTH_DATE'),
      ],
      [{ patientRole: 'CHILD', patient: other(freshPesel()) }, 'VALIDATION_ERROR', ofPatient('BIRTH_DATE')],
      [{ patient: { ...good.patient, name: 'Inna' } }, 'VALIDATION_ERROR', ofPatient('PERSON')],
      [{ account: { ...good.account, name: '-Kasia' } }, 'VALIDATION_ERROR', ofAccount('NAMES')],
      [{ account: contacts({ email }) }, 'VALIDATION_ERROR', ofAccount('PHONE')],
      [{ account: contacts({ email, phoneNumber: '+48700123456' }) }, 'VALIDATION_ERROR', ofAccount('PHONE')],
      [{ account: contacts({ phoneNumber }) }, 'VALIDATION_ERROR', ofAccount('EMAIL')],
      [
        { account: { ...good.account, credentials: { username: 'kto' } } },
        'VALIDATION_ERROR',
        ofAccount('PASSWORD'),
      ],
      [
        { account: { ...good.account, credentials: { username: 'kto', password: 'password1' } } },
        'PASSWORD_VULNERABLE_ERROR',
      ],
      [{ consents: [] }, 'VALIDATION_ERROR', ofAccount('CONSENT')],
      [{ consents: good.consents.map((one) => ({ ...one, version: 'old' })) }, 'CONSENT_CHANGED'],
      [{ consents: good.consents.map((one) => ({ ...one, hash: '0'.repeat(64) })) }, 'CONSENT_CHANGED'],
      [{ patient: { ...good.patient, attachments: ['none'] } }, 'VALIDATION_ERROR', ofPatient('ATTACHMENTS')],
      [{ proof: 'A'.repeat(32) }, 'PROOF_OVER'],
    ];
    for (const [change, code, data] of table)
      await expectRefusal(
        at()
          .guest()
          .registration.create({ ...good, ...change }),
        code,
        data,
      );
    await openAll(at(), { registration: { addressRequired: true } });
    await expectRefusal(at().guest().registration.create(good), 'VALIDATION_ERROR', ofPatient('ADDRESS'));
    await openAll(at(), { registration: { attachmentsRequired: true } });
    await expectRefusal(at().guest().registration.create(good), 'VALIDATION_ERROR', ofPatient('ATTACHMENTS'));
    await openAll(at(), { login: { showLinkToCreateAccountForMe: false } });
    await expectRefusal(at().guest().registration.create(good), 'NOT_OFFERED');
    expect(await count()).toBe(before);
  });

  it('takes nothing that nobody may set', async () => {
    const sent = await registrationOf(at());
    const forged = {
      ...sent,
      id: 'account-2001',
      account: { ...sent.account, id: 'account-2001', type: 'AUTHORIZED', state: 'ACTIVE' },
      patient: { ...sent.patient, id: 'patient-1001', authorized: true, linkState: 'C' },
    };
    const { username } = await registered(at(), forged);
    const account = at().withToken((await signIn(username)).token);
    expect(await account.account.get()).toMatchObject({ type: 'UNAUTHORIZED', username });
    expect(await account.patients.list()).toMatchObject([{ authorized: false }]);
  });

  it('suggests a name from the names alone, and never fails', async () => {
    const { prepareUsername } = at().guest().registration;
    expect(await prepareUsername({ name: 'Jan', surname: 'Nowak' })).toEqual({ username: 'jnowak' });
    expect(await prepareUsername({ name: 'Żaneta', surname: 'Łoś' })).toEqual({ username: 'zlos' });
    expect(await prepareUsername({ name: 'Олена', surname: 'Шевченко' })).toEqual({});
    expect(await prepareUsername({})).toEqual({});
    expect(await prepareUsername({ name: 'A', surname: '' })).toEqual({});
    expect((await prepareUsername({ name: 'A', surname: 'b'.repeat(5_000) })).username).toHaveLength(40);
  });
});
