import { beforeEach, expect, it } from 'vitest';
import { peselOfPatient } from '#tests/enrolment/people.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  codeTo,
  freshPesel,
  messagesTo,
  openAll,
  PASSWORD,
  put,
  registrationOf,
} from '#tests/registration/guests.ts';

const FAMILY = { phone: '+48600100122', people: ['patient-1024', 'patient-1025'] };
const STRANGERS = { phone: '+48600100124', people: ['patient-1026', 'patient-1027'] };

describeEachProvider('a phone that two accounts have', (at) => {
  beforeEach(async () => {
    await openAll(at());
    await put(at(), 'phones', { sharedInFamily: true });
    at().clock.advance('PT25H');
  });

  const guest = () => at().guest();
  async function known(phoneNumber: string, pesel: string, maySignUp: boolean) {
    const contacts = { phoneNumber };
    const sent = await registrationOf(at(), { contacts, pesel });
    const { registrationId } = await guest().registration.create(sent);
    const confirmationCode = await codeTo(at(), phoneNumber);
    const given = { phoneNumber, registrationId, confirmationCode };
    await expectRefusal(guest().account.confirmActivation(given), 'VALIDATION_ERROR', {
      cause: 'CONTACT',
      maySignUp,
    });
    return registrationId;
  }

  it.each([
    ['of a family', FAMILY],
    ['of two who are no family', STRANGERS],
  ])('%s lets somebody else register with it, and both hear of it', async (_, { phone }) => {
    const before = (await messagesTo(at(), phone)).length;
    const registrationId = await known(phone, freshPesel(), true);
    const { username } = await guest().registration.shareContact({ registrationId });
    await guest().account.signIn({ username, password: PASSWORD });
    const told = (await messagesTo(at(), phone)).slice(before).map(({ text }) => text);
    expect(told.filter((text) => /także przy drugim koncie/.test(text)).length).toBeGreaterThan(0);
  });

  it.each([
    ['of a family', FAMILY],
    ['of two who are no family', STRANGERS],
  ])('%s registers neither of its owners anew', async (_, { phone, people }) => {
    for (const id of people) {
      const registrationId = await known(phone, await peselOfPatient(at(), id), false);
      await expectRefusal(guest().registration.shareContact({ registrationId }), 'CLOSED');
      at().clock.advance('PT25H');
    }
  });

  it('lets nobody else register with it where numbers are not shared', async () => {
    await put(at(), 'phones', { sharedInFamily: false });
    const registrationId = await known(FAMILY.phone, freshPesel(), false);
    await expectRefusal(guest().registration.shareContact({ registrationId }), 'CLOSED');
  });
});
