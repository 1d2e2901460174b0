import type { PatientRole } from '#contract/people/reading/birth-range.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import type { ProvedIdentity } from '#app/journeys/registration/draft.ts';
import { knownByAnswer } from '#app/services/forms/person-form.ts';
import { identificationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { bornRules, pageOf, sameAs, type DraftRequest } from './draft.server.ts';
import { firstPage } from './first-page.server.ts';
import { answerKnownBy, knownByStored } from './known-by.server.ts';
import { guestPersonForm } from './person.form.server.ts';

/** The page of the person who becomes a patient: oneself, or the ward or child. */
export async function personPage(request: DraftRequest) {
  const { person, facts } = request.draft.answers;
  const { isAbroad } = facts.asked;
  return {
    ...pageOf(request, `registration:title.person.${facts.role}`),
    role: facts.role,
    isAbroad,
    callsWithout: !isAbroad && !facts.proved && (await isPeselNeeded(request, facts.role)),
    first: await firstPage(request),
    proved: facts.proved ? provedView(facts.proved) : null,
    stored: knownByStored(person) ?? (facts.proved && namesOf(facts.proved)),
  };
}

/** True where nobody without a PESEL can go on but a foreigner, and where a newborn has neither number nor document. */
async function isPeselNeeded(request: DraftRequest, role: PatientRole) {
  if (role === 'CHILD') return true;
  const found = await orOutage(identificationSettings(request));
  return !found.ok || found.data.nationalIdRequired;
}

const namesOf = ({ name = '', lastName = '' }: ProvedIdentity) => ({ name, middleName: '', lastName });

/** The proved identity, as the page shows it; names that nobody has said are typed (C-07). */
const provedView = ({ name, lastName, pesel }: ProvedIdentity) => ({
  pesel: groupPesel(pesel),
  name: name ?? null,
  lastName: lastName ?? null,
});

/** The same with what was proved in the place of whatever a form says. */
function withProved(form: FormData, proved: ProvedIdentity | undefined) {
  if (!proved) return;
  form.set('pesel', proved.pesel);
  form.set('knownBy', 'PESEL');
  if (proved.name !== undefined) form.set('name', proved.name);
  if (proved.lastName !== undefined) form.set('lastName', proved.lastName);
}

/** Reads the page's form; the guardian and the other person are two (C-14). */
export async function takePerson(request: DraftRequest) {
  const { facts, own, guardian } = request.draft.answers;
  const isFree = facts.asked.isAbroad && !facts.proved;
  const rules = await bornRules(request, facts.role);
  const sent = await request.form();
  withProved(sent, facts.proved);
  const asked = { ...request, form: () => Promise.resolve(sent) };
  const schema = (form: FormData) => guestPersonForm({ rules, isFree, form });
  return takeForm(asked, schema, async ({ pesel, knownBy, ...names }) => {
    const isOwn = guardian?.isAlsoPatient === true && pesel !== undefined && pesel === own?.pesel;
    if (isOwn) return { pesel: [sameAs(request, 'own')] };
    const value = { ...names, ...knownByAnswer({ knownBy, pesel }, { isFree }) };
    return answerKnownBy(request, { step: 'person', value });
  });
}
