import type { ProviderClient } from '#contract/index.ts';
import type { AddressAnswer } from '#app/journeys/person-answers.ts';
import { identityOf, type Identified } from '#app/journeys/person-identity.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { accountNames } from './contact.server.ts';
import { redirectContextOf } from './context.ts';
import type { DraftRequest } from './draft.server.ts';
import { answersSent } from './review.server.ts';

type Body = Parameters<ProviderClient['registration']['create']>[0];
type Person = Body['patient'];
type Names = Readonly<{ name: string; middleName: string; lastName: string }>;

const namesOf = ({ name, middleName, lastName }: Names) => ({
  name,
  lastName,
  ...(middleName === '' ? {} : { middleName }),
});

const asPatient = (names: Names, identified: Identified, more: Partial<Person> = {}): Person => ({
  ...namesOf(names),
  identity: identityOf(identified),
  attachments: [],
  ...more,
});

function homeOf({ country: countryCode, ...home }: AddressAnswer) {
  return { ...home, countryCode };
}

type Contact = NonNullable<DraftRequest['draft']['answers']['contact']>;

/** A-45, AP-73: SMS is the unit's to set once the code is accepted; until then a mail where there is an address, else the portal alone. */
const channelOf = ({ email }: Contact) => (email === undefined ? 'PORTAL' : 'EMAIL');

/** The body of a guest's registration (C§3, C§7): the answers that are on the way, and nothing that was typed besides. */
export function bodyOf(request: DraftRequest, password: string | undefined): Body {
  const answers = answersSent(request);
  const { person, document, guardian, own, ownDocument, address, contact, consents, facts } = answers;
  const owner = accountNames(answers);
  if (!person || !contact || !consents || !owner || !request.guest.found) throw notFound();
  const { language, version, given } = consents;
  const attachments = facts.files.map(({ id }) => id);
  const { phoneNumber, email, username } = contact;
  return {
    key: request.guest.found.key,
    language: request.language,
    account: {
      contactData: {
        ...(phoneNumber === undefined ? {} : { phoneNumber }),
        ...(email === undefined ? {} : { email }),
        preferredCommunicationChannel: channelOf(contact),
      },
      credentials: {
        ...(username === undefined ? {} : { username }),
        ...(password === undefined ? {} : { password }),
      },
      ...namesOf(owner),
      settings: { marketingMessagesConsent: given.some(({ kind }) => kind === 'MARKETING') },
    },
    patient: asPatient(
      person,
      { person, document },
      {
        attachments,
        ...(address ? { address: homeOf(address) } : {}),
      },
    ),
    ...(facts.role === 'PATIENT' ? {} : { patientRole: facts.role }),
    ...(guardian && own ? { ownPatient: asPatient(guardian, { person: own, document: ownDocument }) } : {}),
    redirectContext: redirectContextOf(facts.context),
    consents: given.map((one) => ({ ...one, version, language: one.language ?? language })),
    ...(facts.proved ? { proof: facts.proved.proof } : {}),
  };
}
