import { beforeEach, expect, it } from 'vitest';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  codeTo,
  messagesTo,
  newContacts,
  openAll,
  PASSWORD,
  registrationOf,
  tokenTo,
} from '#tests/registration/guests.ts';

/** C-117, reg-126: the same contact comes with a second registration. */
describeEachProvider('a second registration with the same contact', (at) => {
  beforeEach(() => openAll(at()));

  const account = () => at().guest().account;
  const create = async (more: Parameters<typeof registrationOf>[1]) => {
    at().clock.advance('PT1S');
    return at()
      .guest()
      .registration.create(await registrationOf(at(), more));
  };
  const accountsWith = async (phoneNumber: string) => {
    const accounts = at().provider.db.selectFrom('accounts').select('username');
    const rows = await accounts.where('phone_number', '=', phoneNumber).orderBy('username').execute();
    return rows.map(({ username }) => username);
  };
  const opened = (code: string) => account().emailToken({ code });

  it('voids the link of the first, until no more links may go to the address: then the last one stays good', async () => {
    const { email } = newContacts();
    await create({ contacts: { email } });
    const first = await tokenTo(at(), email);
    for (let again = 2; again <= 5; again += 1)
      await create({ contacts: { email }, username: `raz.${again}` });
    const fifth = await tokenTo(at(), email);
    await expectRefusal(opened(first), 'LINK_OVER');
    await create({ contacts: { email }, username: 'raz.6' });
    expect(await messagesTo(at(), email)).toHaveLength(5);
    expect(await tokenTo(at(), email)).toBe(fifth);
    expect(await opened(fifth)).toMatchObject({ registration: { needsPassword: true } });
    at().clock.advance('P1DT1M');
    await account().sendEmailLink({ email });
    await expect.poll(async () => (await messagesTo(at(), email)).length, { timeout: 5_000 }).toBe(6);
    const code = await tokenTo(at(), email);
    expect(await account().confirmEmail({ code, password: PASSWORD })).toEqual({
      registration: { username: 'raz.6' },
    });
  });

  it('leaves the first its link where the owner of the address was told today', async () => {
    const email = 'ewa.dabrowska@example.com';
    await create({ contacts: { email }, username: 'druga.ewa' });
    const code = await tokenTo(at(), email);
    await create({ contacts: { email }, username: 'trzecia.ewa' });
    expect(await tokenTo(at(), email)).toBe(code);
    expect(await opened(code)).toMatchObject({ registration: { isContactKnown: true } });
  });

  it('leaves the first its code once five went to the number', async () => {
    const { phoneNumber } = newContacts();
    const made = [];
    for (let again = 1; again <= 7; again += 1)
      made.push(await create({ contacts: { phoneNumber }, username: `numer.${again}` }));
    const [fourth, fifth] = made.slice(3);
    expect(await accountsWith(phoneNumber)).toEqual(['numer.5', 'numer.7']);
    const confirmationCode = await codeTo(at(), phoneNumber);
    const confirm = (registrationId = '') =>
      account().confirmActivation({ phoneNumber, registrationId, confirmationCode });
    await expectRefusal(confirm(fourth?.registrationId), 'CODE_OVER');
    expect(await confirm(fifth?.registrationId)).toEqual({ registration: { username: 'numer.5' } });
  });
});
