import { beforeEach, expect, it } from 'vitest';
import { forgetGuests } from '#provider/registration/rounds.ts';
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
  registrationOf,
  tokenTo,
} from '#tests/registration/guests.ts';

const pdf = (bytes = 0) =>
  new File([`%PDF-1.4\n${' '.repeat(bytes)}%%EOF`], 'karta.pdf', { type: 'application/pdf' });

describeEachProvider('a registration in the browser that has made it', (at) => {
  beforeEach(() => openAll(at()));

  const guest = () => at().guest();
  const begin = async (more: Parameters<typeof registrationOf>[1] = {}) => {
    const sent = await registrationOf(at(), more);
    const { registrationId } = await guest().registration.create(sent);
    return { sent, registrationId, phoneNumber: sent.account.contactData.phoneNumber ?? '' };
  };

  it('has its number corrected three times, the former code is void, and says when none was sent', async () => {
    const { registrationId, phoneNumber: before } = await begin();
    const old = await codeTo(at(), before);
    const correct = (phoneNumber: string) =>
      guest().registration.correctPhone({ registrationId, phoneNumber });
    const { phoneNumber } = newContacts();
    const soon = await correct(phoneNumber);
    expect(soon).toMatchObject({ isSent: false, correctionsLeft: 2 });
    expect(await messagesTo(at(), phoneNumber)).toEqual([]);
    const withOld = { phoneNumber, confirmationCode: old, registrationId };
    await expectRefusal(guest().account.confirmActivation(withOld), 'CODE_OVER');
    at().clock.advance('PT61S');
    const { phoneNumber: third } = newContacts();
    expect(await correct(third)).toEqual({ isSent: true, correctionsLeft: 1 });
    await correct(newContacts().phoneNumber);
    await expectRefusal(correct(phoneNumber), 'CLOSED');
    const state = await guest().registration.state({ registrationId });
    expect(state).toMatchObject({ correctionsLeft: 0, state: 'WAITS' });
    at().clock.advance('PT61S');
    const last = { phoneNumber: state.phoneNumber ?? '', registrationId };
    await guest().account.sendActivationCode(last);
    const confirmationCode = await codeTo(at(), last.phoneNumber);
    await guest().account.confirmActivation({ ...last, confirmationCode });
    await expectRefusal(correct(phoneNumber), 'CLOSED');
  });

  it('gets the next code after a minute, and of wrong codes five tries', async () => {
    const { registrationId, phoneNumber } = await begin();
    const send = () => guest().account.sendActivationCode({ phoneNumber, registrationId });
    await expectRefusal(send(), 'TOO_MANY_CODES');
    at().clock.advance('PT61S');
    await send();
    const code = await codeTo(at(), phoneNumber);
    const give = (confirmationCode: string) =>
      guest().account.confirmActivation({ phoneNumber, registrationId, confirmationCode });
    const wrong = code === '111111' ? '222222' : '111111';
    for (const triesLeft of [4, 3, 2, 1, 0]) await expectRefusal(give(wrong), 'BAD_CODE', { triesLeft });
    await expectRefusal(give(code), 'CODE_OVER');
  });

  it('is nobody’s who does not have its secret', async () => {
    const { phoneNumber } = await begin();
    const registrationId = 'A'.repeat(43);
    await expectRefusal(guest().registration.state({ registrationId }), 'NOT_FOUND');
    await expectRefusal(guest().registration.correctPhone({ registrationId, phoneNumber }), 'NOT_FOUND');
    const given = { phoneNumber, registrationId, confirmationCode: await codeTo(at(), phoneNumber) };
    await expectRefusal(guest().account.confirmActivation(given), 'CODE_OVER');
  });

  it('whose browser was closed goes on by the number, by the address, and by the sign-in', async () => {
    const byNumber = await begin({ username: 'zamknieta.jeden' });
    const { phoneNumber } = byNumber;
    const confirmationCode = await codeTo(at(), phoneNumber);
    expect(await guest().account.confirmActivation({ phoneNumber, confirmationCode })).toEqual({});
    await guest().account.signIn({ username: 'zamknieta.jeden', password: PASSWORD });

    const { sent } = await begin({ username: 'zamknieta.dwa' });
    const { email = '' } = sent.account.contactData;
    at().clock.advance('PT61S');
    await guest().account.sendEmailLink({ email });
    await expect.poll(async () => (await messagesTo(at(), email)).length, { timeout: 5_000 }).toBe(2);
    await guest().account.confirmEmail({ code: await tokenTo(at(), email), password: PASSWORD });
    await guest().account.signIn({ username: 'zamknieta.dwa', password: PASSWORD });

    await begin({ username: 'zamknieta.trzy' });
    const state = { errorCode: 'MUST_CONFIRM_PHONE' };
    const refused = guest().account.signIn({ username: 'zamknieta.trzy', password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ code: 'ACCOUNT_STATE', data: state });
  });

  it('is gone after seven days, with its files, and until then is let in', async () => {
    const contacts = newContacts();
    const { registrationId } = await begin({ contacts });
    at().clock.advance('P6DT23H59M');
    await forgetGuests(at().provider);
    const { phoneNumber } = contacts;
    await guest().account.sendActivationCode({ phoneNumber, registrationId });
    at().clock.advance('PT2M');
    const confirmationCode = await codeTo(at(), phoneNumber);
    const given = { phoneNumber, registrationId, confirmationCode };
    await expectRefusal(guest().account.confirmActivation(given), 'CODE_OVER');
    await expectRefusal(guest().registration.state({ registrationId }), 'NOT_FOUND');
    await forgetGuests(at().provider);
    const accounts = at()
      .provider.db.selectFrom('accounts')
      .selectAll()
      .where('phone_number', '=', phoneNumber);
    expect(await accounts.execute()).toEqual([]);
    at().clock.advance('P15D');
    await forgetGuests(at().provider);
    const rows = at()
      .provider.db.selectFrom('registrations')
      .selectAll()
      .where('phone_number', '=', phoneNumber);
    expect(await rows.execute()).toEqual([]);
  });

  it('brings the files of its secret, which become papers of the person, and of no other', async () => {
    const key = newKey();
    const add = (file: File, ofKey = key) =>
      guest().registrationFiles.add({ key: ofKey, filename: 'Zaświadczenie żółte.pdf', file });
    const [one, two] = [await add(pdf()), await add(pdf())];
    expect(two.filename).toBe('Zaświadczenie żółte (2).pdf');
    await expectRefusal(guest().registrationFiles.remove({ key: newKey(), id: one.id }), 'NOT_FOUND');
    const strangers = await registrationOf(at(), {
      patient: other(freshPesel(CHILD_BORN), [one.id]),
      patientRole: 'CHILD',
    });
    await expectRefusal(guest().registration.create(strangers), 'VALIDATION_ERROR');
    await guest().registrationFiles.remove({ key, id: two.id });
    const mine = { ...strangers, key };
    const { registrationId } = await guest().registration.create(mine);
    const { phoneNumber = '' } = mine.account.contactData;
    const confirmationCode = await codeTo(at(), phoneNumber);
    await guest().account.confirmActivation({ phoneNumber, confirmationCode, registrationId });
    const papers = at().provider.db.selectFrom('person_files').selectAll().where('id', '=', one.id);
    expect(await papers.execute()).toMatchObject([{ is_of_registration: 1, filename: one.filename }]);
    const left = at().provider.db.selectFrom('registration_files').select('id');
    expect(await left.where('id', 'in', [one.id, two.id]).execute()).toEqual([]);
  });

  it('bounds the files of a draft, and forgets them after a day', async () => {
    const key = newKey();
    const add = () => guest().registrationFiles.add({ key, filename: 'karta.pdf', file: pdf() });
    for (let number = 0; number < 5; number += 1) await add();
    await expectRefusal(add(), 'FILE_REFUSED', { reason: 'TOO_MANY' });
    const empty = new File([], 'pusty.pdf', { type: 'application/pdf' });
    await expectRefusal(
      guest().registrationFiles.add({ key: newKey(), filename: 'pusty.pdf', file: empty }),
      'FILE_REFUSED',
      { reason: 'EMPTY' },
    );
    at().clock.advance('P1DT1M');
    await forgetGuests(at().provider);
    const rows = at()
      .provider.db.selectFrom('registration_files')
      .select('id')
      .where('registration_id', 'is', null);
    expect(await rows.execute()).toEqual([]);
    await add();
    await guest().registrationFiles.removeAll({ key });
    expect(await rows.execute()).toEqual([]);
    await openAll(at(), { registration: { attachmentsVisible: false } });
    await expectRefusal(add(), 'CLOSED');
  });
});
