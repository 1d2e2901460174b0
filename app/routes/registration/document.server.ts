import { formatTypedDate } from '#app/domain/dates/words.ts';
import { isSameDocument } from '#app/journeys/registration/journey.ts';
import { documentForm } from '#app/services/forms/document-form.ts';
import { countryOptions, documentCountries } from '#app/services/page/countries.server.ts';
import { identificationSettings } from '#app/services/provider/dictionaries.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer, bornRules, pageOf, sameAs, type DraftRequest } from './draft.server.ts';

type Step = 'document' | 'ownDocument';

/** Whose document a page asks for, and their PESEL where there is one. */
function whoseOf({ draft }: DraftRequest, step: Step) {
  const { facts, own, person } = draft.answers;
  return step === 'ownDocument'
    ? { role: 'PATIENT' as const, pesel: own?.pesel }
    : { role: facts.role, pesel: person?.pesel };
}

/**
 * The page of a document, with the birth date and the gender that no number says. By which documents people are known, the provider says
 * (AP-47): while it does not, this page is that of an outage, and whoever has a PESEL goes on without it.
 */
export async function documentPage(request: DraftRequest, step: Step) {
  const { [step]: stored } = request.draft.answers;
  const { role } = whoseOf(request, step);
  const { nationalIdRequired: isPeselNeeded, documents } = await identificationSettings(request);
  return {
    ...pageOf(
      request,
      step === 'ownDocument' ? 'registration:title.ownDocument' : `registration:title.document.${role}`,
    ),
    whose: role,
    isGuardians: step === 'ownDocument',
    countries: countryOptions(request, await documentCountries(request, { isPeselNeeded })),
    kinds: documents.map((one) => one[request.language]).join(', '),
    isPeselNeeded,
    isNewbornCalled: role === 'CHILD' && !request.draft.answers.facts.asked.isAbroad,
    stored: stored && { ...stored, birthDate: formatTypedDate(stored.birthDate) },
  };
}

export async function takeDocument(request: DraftRequest, step: Step) {
  const { nationalIdRequired: isPeselNeeded } = await identificationSettings(request);
  const countries = (await documentCountries(request, { isPeselNeeded })).map(({ code }) => code);
  const { role, pesel } = whoseOf(request, step);
  const schema = documentForm({ rules: await bornRules(request, role), pesel, countries });
  const { guardian, own, ownDocument } = request.draft.answers;
  const guardians = guardian?.isAlsoPatient && own?.isForeigner ? ownDocument : undefined;
  return takeForm(request, schema, async (value) =>
    step === 'document' && isSameDocument(guardians, value)
      ? { documentNumber: [sameAs(request, 'ownDocument')] }
      : answer(request, { step, value }),
  );
}
