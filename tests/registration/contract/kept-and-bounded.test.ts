import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { MOST_AN_HOUR } from '#provider/registration/rules.ts';
import { forgetGuests } from '#provider/registration/rounds.ts';
import { peselOfPatient } from '#tests/enrolment/people.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  CHILD_BORN,
  codeTo,
  freshPesel,
  messagesTo,
  newContacts,
  newKey,
  openAll,
  other,
  PASSWORD,
  registered,
  registrationOf,
  tokenTo,
} from '#tests/registration/guests.ts';

describeEachProvider('an account that waits to be let in', (at) => {
  beforeEach(() => openAll(at()));

  const guest = () => at().guest();
  const signIn = (username: string, password = PASSWORD) => guest().account.signIn({ username, password });
  const create = async (more: Parameters<typeof registrationOf>[1]) => {
    const sent = await registrationOf(at(), more);
    return { sent, ...(await guest().registration.create(sent)) };
  };

  it('is let in by the mail where no SMS goes out, and its number is none that was confirmed (C-113)', async () => {
    await openAll(at(), { sms: false });
    const contacts = newContacts();
    const { registrationId, channel } = await create({ contacts, username: 'bez.sms' });
    expect(channel).toBe('EMAIL');
    const state = await guest().registration.state({ registrationId });
    expect(state).toMatchObject({ state: 'WAITS', channel: 'EMAIL', correctionsLeft: 0 });
    expect(state.codeValidUntil).toBeUndefined();
    await expectRefusal(signIn('bez.sms'), 'ACCOUNT_STATE');
    const asked = guest().account.sendActivationCode({ phoneNumber: contacts.phoneNumber, registrationId });
    await expectRefusal(asked, 'SMS_DISABLED');
    await guest().account.confirmEmail({ code: await tokenTo(at(), contacts.email), password: PASSWORD });
    const account = at().withToken((await signIn('bez.sms')).token);
    expect((await account.account.get()).contactData).toMatchObject({
      email: contacts.email,
      phoneConfirmed: false,
    });
    expect(await messagesTo(at(), contacts.phoneNumber)).toEqual([]);
  });

  it('says its name where it is let in at once, however the clock goes on meanwhile (C-115)', async () => {
    await openAll(at(), { registration: { phoneConfirmationEnabled: false } });
    const sent = await registrationOf(at(), { contacts: {}, username: 'zegar' });
    const { clock } = at();
    let now = clock.now().getTime();
    const ticking = vi.spyOn(clock, 'now').mockImplementation(() => new Date((now += 1)));
    const answer = await guest().registration.create(sent);
    ticking.mockRestore();
    expect(answer.username).toMatch(/^zegar\d{4}$/);
    expect(await guest().registration.create(sent)).toEqual(answer);
  });

  it('has a name of letters, digits, dots, hyphens and underscores, and never an address', async () => {
    for (const username of ['anna.kowalska@example.com', '@jan', 'jan nowak', '<b>', '~jan', '...'])
      await expectRefusal(create({ username }), 'VALIDATION_ERROR', { fault: 'USERNAME', of: 'ACCOUNT' });
    await create({ username: ' Zoë_O.\u2011Łoś ' });
  });

  it('waits for the unit where no SMS goes out and there is no address (C-113)', async () => {
    await openAll(at(), { sms: false });
    const { phoneNumber } = newContacts();
    const answer = await create({ contacts: { phoneNumber }, username: 'tylko.numer' });
    expect(answer).toMatchObject({ channel: 'NONE' });
    expect(answer).not.toHaveProperty('username');
    await expectRefusal(signIn('tylko.numer'), 'ACCOUNT_STATE');
  });

  it('is let in by the address alone where that is its name (C-113)', async () => {
    await openAll(at(), { login: { usernamePromptMode: 'E_MAIL' } });
    const contacts = newContacts();
    expect((await create({ contacts })).channel).toBe('EMAIL');
    expect(await messagesTo(at(), contacts.phoneNumber)).toEqual([]);
    await guest().account.confirmEmail({ code: await tokenTo(at(), contacts.email), password: PASSWORD });
    await signIn(contacts.email);
  });

  it('has its password on the form where nothing can be proved, and of a known PESEL no record (C-115)', async () => {
    await openAll(at(), { registration: { phoneConfirmationEnabled: false, passwordByLink: true } });
    const bare = { contacts: {}, username: 'bez.niczego' };
    const missing = { fault: 'PASSWORD', of: 'ACCOUNT' };
    await expectRefusal(create({ ...bare, password: null }), 'VALIDATION_ERROR', missing);
    const { username = '' } = await create(bare);
    expect(username).toMatch(/^bez\.niczego\d{4}$/);
    const known = await create({ ...bare, pesel: await peselOfPatient(at(), 'patient-1001') });
    expect(Object.keys(known).sort()).toEqual(['channel', 'registrationId', 'sent', 'username']);
    const account = at().withToken((await signIn(known.username ?? '')).token);
    const people = await account.patients.list();
    expect(people).toMatchObject([{ name: 'Katarzyna', authorized: false }]);
    expect(people.map(({ id }) => id)).not.toContain('patient-1001');
    expect((await account.account.get()).type).toBe('UNAUTHORIZED');
  });

  it('is gone after 7 days with whom it brought, its papers and consents, and bars nothing then (C-117)', async () => {
    const [contacts, key, pesel] = [newContacts(), newKey(), freshPesel(CHILD_BORN)];
    const file = new File(['%PDF-1.4\n%%EOF'], 'akt.pdf', { type: 'application/pdf' });
    const { id } = await guest().registrationFiles.add({ key, filename: 'akt.pdf', file });
    const child = { patient: other(pesel, [id]), patientRole: 'CHILD' as const };
    await create({ ...child, key, contacts, username: 'na.tydzien' });
    const { db } = at().provider;
    const accounts = db.selectFrom('accounts').select('id').where('phone_number', '=', contacts.phoneNumber);
    const [account] = await accounts.execute();
    const consents = db.selectFrom('account_registration_consents').select('kind');
    const ofAccount = consents.where('account_id', '=', account?.id ?? '');
    const files = db.selectFrom('registration_files').select('id').where('id', '=', id);
    const left = async () => [
      (await accounts.execute()).length,
      (await ofAccount.execute()).length,
      (await files.execute()).length,
    ];
    at().clock.advance('P6DT23H59M');
    await forgetGuests(at().provider);
    expect(await left()).toEqual([1, 2, 1]);
    at().clock.advance('PT2M');
    await forgetGuests(at().provider);
    expect(await left()).toEqual([0, 0, 0]);
    const people = db.selectFrom('patients').select('id').where('national_id', '=', pesel);
    expect(await people.execute()).toEqual([]);
    const again = { patient: other(pesel), patientRole: 'CHILD' as const };
    const { username } = await registered(
      at(),
      await registrationOf(at(), { ...again, contacts, username: 'na.tydzien' }),
    );
    expect(username).toBe('na.tydzien');
  });

  it('takes a name of its own by the link, with a number where the name is taken (C-18)', async () => {
    await openAll(at(), { login: { usernamePromptMode: 'E_MAIL' } });
    const contacts = { email: `dom${freshPesel()}@example.com` };
    await create({ contacts });
    await guest().account.confirmEmail({ code: await tokenTo(at(), contacts.email), password: PASSWORD });
    // The newest mail is the last one.
    at().clock.advance('PT1S');
    await create({ contacts });
    const code = await tokenTo(at(), contacts.email);
    const { registration } = await guest().account.confirmEmail({
      code,
      username: 'jan.nowak',
      password: PASSWORD,
    });
    expect(registration?.username).toMatch(/^jan\.nowak\d{4}$/);
    await signIn(registration?.username ?? '');
    await signIn(contacts.email);
    await at().as('jan.nowak');
    await expectRefusal(guest().account.confirmEmail({ code, username: 'inna.osoba' }), 'LINK_OVER');
  });
});

describeEachProvider('more registrations than a unit takes within an hour', (at) => {
  it('are refused with the moment when they end, make nothing, and hold nobody else up (reg-094)', async () => {
    await openAll(at());
    const { db } = at().provider;
    const first = await registrationOf(at());
    await guestOf().registration.create(first);
    const row = await db.selectFrom('registrations').selectAll().executeTakeFirstOrThrow();
    const copies = Array.from({ length: MOST_AN_HOUR - 1 }, (_, number) => ({
      ...row,
      id: `many-${number}`,
      key_hash: randomBytes(16).toString('hex'),
      reference_hash: randomBytes(16).toString('hex'),
      patient_alias: '',
      account_id: null,
      state: 'OVER' as const,
      body: null,
    }));
    for (let from = 0; from < copies.length; from += 200)
      await db
        .insertInto('registrations')
        .values(copies.slice(from, from + 200))
        .execute();

    const contacts = newContacts();
    const sent = await registrationOf(at(), { contacts });
    const until = new Date(at().clock.now().getTime() + 60 * 60_000).toISOString();
    await expectRefusal(guestOf().registration.create(sent), 'TOO_MANY_REGISTRATIONS', { until });
    expect(await messagesTo(at(), contacts.phoneNumber)).toEqual([]);
    // What was made before is answered as ever, and goes on.
    await guestOf().registration.create(first);
    const { phoneNumber = '' } = first.account.contactData;
    const given = { phoneNumber, confirmationCode: await codeTo(at(), phoneNumber) };
    await guestOf().account.confirmActivation(given);
    await (await at().as('jan.nowak')).bookings.scheduledCount({ patientId: 'patient-1001' });
    at().clock.advance('PT1H1S');
    expect(await guestOf().registration.create(sent)).toMatchObject({ channel: 'SMS' });
  });

  const guestOf = () => at().guest();
});
