import { beforeEach, expect, it } from 'vitest';
import { contract } from '#contract/index.ts';
import type { NewRegistration } from '#contract/registration/new-registration.ts';
import { describeEachProvider } from '#tests/support/providers.ts';
import { expectRefusal } from '#tests/support/refusals.ts';
import {
  codeTo,
  freshPesel,
  newContacts,
  openAll,
  other,
  put,
  registrationOf,
} from '#tests/registration/guests.ts';

/** A document and what no number says of its owner. */
const DOCUMENT = { documentNumber: 'ABC123456', birthDate: '1985-02-14', gender: 'FEMALE' as const };

describeEachProvider('what settings demand of a guest', (at) => {
  beforeEach(async () => {
    await openAll(at());
    await put(at(), 'identification', { nationalIdRequired: true });
  });

  const create = async (more: Parameters<typeof registrationOf>[1]) =>
    at()
      .guest()
      .registration.create(await registrationOf(at(), more));
  const names = { name: 'Katarzyna', lastName: 'Lis', attachments: [] };
  const withDocument = (countryCode: string) => ({
    ...names,
    identity: { ...DOCUMENT, documentNumber: `D${freshPesel()}`, countryCode },
  });

  it('is a PESEL of people of this country, whoever of the registration they are', async () => {
    const own = { fault: 'NATIONAL_ID', of: 'PATIENT' };
    await expectRefusal(create({ patient: withDocument('PL') }), 'VALIDATION_ERROR', own);
    await expectRefusal(create({ patient: { ...names, identity: {} } }), 'VALIDATION_ERROR', own);
    for (const patientRole of ['WARD', 'CHILD'] as const)
      await expectRefusal(create({ patient: withDocument('PL'), patientRole }), 'VALIDATION_ERROR', own);
    const ward = { patient: other(freshPesel()), patientRole: 'WARD' as const };
    await expectRefusal(create({ ...ward, ownPatient: withDocument('PL') }), 'VALIDATION_ERROR', {
      ...own,
      of: 'OWN_PATIENT',
    });
    expect(await create({ patient: withDocument('UA') })).toMatchObject({ channel: 'SMS' });
  });

  it('is a PESEL or a document where a document is as good', async () => {
    await put(at(), 'identification', { nationalIdRequired: false });
    const contacts = newContacts();
    const patient = withDocument('PL');
    const { registrationId } = await create({ patient, contacts });
    const { phoneNumber } = contacts;
    const confirmationCode = await codeTo(at(), phoneNumber);
    await at().guest().account.confirmActivation({ phoneNumber, registrationId, confirmationCode });
    const people = at().provider.db.selectFrom('patients').selectAll();
    const { documentNumber } = patient.identity;
    expect(await people.where('document_number', '=', documentNumber).execute()).toMatchObject([
      { document_country: 'PL', national_id: null, birth_date: DOCUMENT.birthDate },
    ]);
    const nobody = create({ patient: { ...names, identity: {} } });
    await expectRefusal(nobody, 'VALIDATION_ERROR', { fault: 'PERSON', of: 'PATIENT' });
    const abroad = create({ patient: withDocument('XX') });
    await expectRefusal(abroad, 'VALIDATION_ERROR', { fault: 'PERSON', of: 'PATIENT' });
  });

  it.each([
    ['a number', { phoneIsRequired: true }, { contacts: { email: 'tylko@example.com' } }, 'PHONE', 'ACCOUNT'],
    [
      'an address',
      { emailIsRequired: true },
      { contacts: { phoneNumber: '+48501239998' } },
      'EMAIL',
      'ACCOUNT',
    ],
    ['where one lives', { addressRequired: true }, {}, 'ADDRESS', 'PATIENT'],
    ['a file', { attachmentsRequired: true }, {}, 'ATTACHMENTS', 'PATIENT'],
    ['a consent', {}, { consents: [] }, 'CONSENT', 'ACCOUNT'],
    ['an age', { userMinAge: 80 }, {}, 'BIRTH_DATE', 'PATIENT'],
  ])('is %s, and names it', async (_, registration, more, fault, of) => {
    await openAll(at(), { registration });
    await expectRefusal(create(more), 'VALIDATION_ERROR', { fault, of });
  });
});

describeEachProvider('the contract’s example of a registration', (at) => {
  it('is taken by the made-up clinic as it is seeded, with the answer that it shows', async () => {
    const { input, output } = contract.registration.create['~orpc'].meta.example;
    const answer = await at()
      .guest()
      .registration.create(input as NewRegistration);
    expect(answer).toMatchObject({ channel: (output as { channel: string }).channel });
    expect(Object.keys(answer).sort()).toEqual(Object.keys(output ?? {}).sort());
  });
});
