import type { SignedFile } from '#contract/account/calls/authorization.ts';
import type { Account } from '#contract/account/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import { personPath } from '#app/domain/people/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { ageInWords, personNames } from '#app/services/page/person-names.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { channelsNow } from './channels.server.ts';
import { orOutage, type OrOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** The parts of Konto, each by its own call: one that does not come leaves the others standing. */
export async function partsOfAccount(request: AccountRequest) {
  const [account, people, channels, identity] = await Promise.all([
    orOutage(accountOf(request)),
    orOutage(patientsOf(request)),
    orOutage(accountOf(request).then((found) => channelsNow(request, found))),
    orOutage(request.provider.account.isAuthorized()),
  ]);
  const ways = channels.ok ? channels.data : null;
  return {
    contacts: viewed(account, (data) => contactsView(data, ways)),
    people: viewed(people, (known) => peopleView(request, known)),
    identity: viewed(identity, (known) => identityView({ ...known, request })),
  };
}

/** A part of a page as the page gets it. */
function viewed<Data, View>(part: OrOutage<Data>, view: (data: Data) => View) {
  return part.ok
    ? { view: view(part.data), since: null, isThere: true as const }
    : { view: null, since: part.outage.since, isThere: false as const };
}

/** `ways`: by what it is told with the settings of now; null: they did not come, and what was chosen is said. */
function contactsView(
  { username, contactData, settings }: Account,
  ways: Awaited<ReturnType<typeof channelsNow>> | null,
) {
  return {
    username,
    email: contactData.email ?? null,
    pendingEmail: contactData.pendingEmail ?? null,
    phone: contactData.phoneNumber ?? null,
    isPhoneConfirmed: contactData.phoneConfirmed,
    pendingPhone: contactData.pendingPhone ?? null,
    channel: ways?.now ?? contactData.preferredCommunicationChannel ?? null,
    unusable: ways?.unusable ?? null,
    language: settings.language ?? null,
  };
}

/** The people for whom the account acts, each with the way to their page. */
function peopleView(request: AccountRequest, patients: readonly Patient[]) {
  const nameOf = personNames(request, patients);
  return patients
    .filter(({ patientRole }) => patientRole !== 'PATIENT')
    .map((one) => ({
      name: nameOf(one),
      as: [
        request.t(`people:relation.${one.patientRole}.${one.gender}`),
        ageInWords(request, one.birthDate),
      ].join(', '),
      href: personPath(one.id),
    }));
}
export type PeopleView = ReturnType<typeof peopleView>;

const STATES = { WAITING: 'waiting', REFUSED: 'refused', CONFIRMED: 'unconfirmed' } as const;

type Known = { value: boolean; lastFile?: SignedFile | undefined; request: AccountRequest };

/** Says whether the owner is known, and while not, what has become of the file that was sent for it. */
function identityView({ value, lastFile, request }: Known) {
  const state = lastFile ? STATES[lastFile.state] : 'unconfirmed';
  const { reason = null, staffReason = null } = (state === 'refused' && lastFile) || {};
  const sent = lastFile ? textIn(request.language).formatDateTimeIn(lastFile.at) : '';
  return { state: value ? 'confirmed' : state, reason, staffReason, sent } as const;
}
export type IdentityView = ReturnType<typeof identityView>;
export type ContactsView = ReturnType<typeof contactsView>;
export type PartView<View> =
  { view: View; since: null; isThere: true } | { view: null; since: string | null; isThere: false };
