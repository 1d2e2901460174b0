import { formatTypedDate } from '#app/domain/dates/words.ts';
import { documentForm } from '#app/services/forms/document-form.ts';
import { countryOptions, documentCountries } from '#app/services/page/countries.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer, bornRules, pageOf, type DraftRequest } from './draft.server.ts';

type Step = 'document' | 'ownDocument';

/** Whose document a page asks for, and their PESEL where there is one. */
function whose({ draft }: DraftRequest, step: Step) {
  const { facts, own, person } = draft.answers;
  return step === 'ownDocument'
    ? { role: 'PATIENT' as const, pesel: own?.pesel }
    : { role: facts.role, pesel: person?.pesel };
}

/** The page of a document, with the birth date and the gender that no number says. */
export async function documentPage(request: DraftRequest, step: Step) {
  const { [step]: stored } = request.draft.answers;
  const { role } = whose(request, step);
  return {
    ...pageOf(
      request,
      step === 'ownDocument' ? 'registration:title.ownDocument' : `registration:title.document.${role}`,
    ),
    role,
    countries: countryOptions(request, await documentCountries(request)),
    stored: stored && { ...stored, birthDate: formatTypedDate(stored.birthDate) },
  };
}

export async function takeDocument(request: DraftRequest, step: Step) {
  const countries = (await documentCountries(request)).map(({ code }) => code);
  const { role, pesel } = whose(request, step);
  const schema = documentForm({ rules: await bornRules(request, role), pesel, countries });
  return takeForm(request, schema, (value) => answer(request, { step, value }));
}
