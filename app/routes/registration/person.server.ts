import { knownByAnswer } from '#app/services/forms/person-form.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { bornRules, pageOf, type DraftRequest } from './draft.server.ts';
import { provedView, withProved } from './proved-person.server.ts';
import { firstPage } from './first-page.server.ts';
import { answerKnownBy, knownByStored } from './known-by.server.ts';
import { guestPersonForm } from './person.form.server.ts';

/** The page of the person who becomes a patient: oneself, or the ward or child. */
export async function personPage(request: DraftRequest) {
  const { person, facts } = request.draft.answers;
  return {
    ...pageOf(request, `registration:title.person.${facts.role}`),
    role: facts.role,
    isAbroad: facts.asked.isAbroad,
    first: await firstPage(request),
    stored: knownByStored(person),
    proved: provedView(request),
  };
}

/** Reads the page's form; the guardian and the other person are two (C-14). */
export async function takePerson(request: DraftRequest) {
  const { facts, own, guardian } = request.draft.answers;
  const isFree = facts.asked.isAbroad;
  const rules = await bornRules(request, facts.role);
  const schema = (form: FormData) => guestPersonForm({ rules, isFree, form });
  return takeForm(withProved(request), schema, async ({ pesel, knownBy, ...names }) => {
    const isOwn = guardian?.isAlsoPatient === true && pesel !== undefined && pesel === own?.pesel;
    if (isOwn) return { pesel: ['registration:samePerson' as const] };
    const value = { ...names, ...knownByAnswer({ knownBy, pesel }, { isFree }) };
    return answerKnownBy(request, { step: 'person', value });
  });
}
