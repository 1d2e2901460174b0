import { beforeEach, expect, it } from 'vitest';
import { describeEachEngine } from '#tests/support/providers.ts';
import {
  freshPesel,
  messagesTo,
  newContacts,
  openAll,
  registered,
  registrationOf,
} from '#tests/registration/guests.ts';

describeEachEngine('registrations at the same moment', (at) => {
  beforeEach(() => openAll(at()));

  const accountsWith = (phoneNumber: string) =>
    at().provider.db.selectFrom('accounts').select('id').where('phone_number', '=', phoneNumber).execute();

  it('of one key make one account, one mail and one code', async () => {
    const contacts = newContacts();
    const sent = await registrationOf(at(), { contacts });
    // As many as passwords are worked on at once; the others are told to come again.
    const posts = Array.from({ length: 50 }, () =>
      at()
        .guest()
        .registration.create(sent)
        .catch(() => null),
    );
    const answers = (await Promise.all(posts)).filter((answer) => answer !== null);
    expect(answers.length).toBeGreaterThan(0);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await at().guest().registration.create(sent)).toEqual(answers[0]);
    expect(await accountsWith(contacts.phoneNumber)).toHaveLength(1);
    expect(await messagesTo(at(), contacts.phoneNumber)).toHaveLength(1);
    expect(await messagesTo(at(), contacts.email)).toHaveLength(1);
  });

  it('of one contact and many keys leave one account', async () => {
    const contacts = newContacts();
    const sent = await Promise.all(Array.from({ length: 5 }, () => registrationOf(at(), { contacts })));
    await Promise.all(sent.map((one) => at().guest().registration.create(one)));
    expect(await accountsWith(contacts.phoneNumber)).toHaveLength(1);
    const open = at().provider.db.selectFrom('registrations').select('id').where('state', '=', 'WAITS');
    expect(await open.where('phone_number', '=', contacts.phoneNumber).execute()).toHaveLength(1);
  });

  it('of one new PESEL bring one person into being, and both are answered alike', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pesel = freshPesel();
      const sent = await Promise.all([registrationOf(at(), { pesel }), registrationOf(at(), { pesel })]);
      const done = await Promise.all(sent.map((one) => registered(at(), one)));
      expect(done.every(({ username }) => username !== '')).toBe(true);
      const people = await at()
        .provider.db.selectFrom('patients')
        .select(['id', 'national_id_doubted_at'])
        .where('national_id', '=', pesel)
        .execute();
      expect(people.filter((row) => row.national_id_doubted_at === null)).toHaveLength(1);
      expect(people).toHaveLength(2);
    }
  });
});
