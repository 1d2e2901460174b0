import { z } from 'zod';
import { copyKind } from '#app/journeys/copy/journey.ts';
import { namedFields } from '#app/services/forms/named-person.ts';
import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { identificationSettings } from '#app/services/provider/dictionaries.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';

/** The rules by which the form of the person is read (B-42, AP-66). */
export async function personRules(request: DraftRequest, form: FormData) {
  const [settings, countries] = await Promise.all([
    identificationSettings(request),
    countriesWith(request, []),
  ]);
  return z.object(namedFields({ settings, countries: countries.map(({ code }) => code), form }));
}
export type PersonForm = Awaited<ReturnType<typeof personRules>>;

/** Who collects the copy, or is given access; nobody is looked up (S-56). */
export async function personPage(request: DraftRequest) {
  const { answers } = request.draft;
  const [{ documents, nationalIdRequired }, countries] = await Promise.all([
    identificationSettings(request),
    countriesWith(request, []),
  ]);
  const who = copyKind(answers) === 'PERM_PERSON' ? 'access' : answers.way?.mode === 6 ? 'legal' : 'collects';
  return {
    frame: stepFrame(request),
    title: request.t(`copy-wizard:person.title.${who}`),
    isPeselNeeded: nationalIdRequired,
    countries: countryOptions(request, countries),
    documents: documents.map((document) => ({ value: document.code, label: document[request.language] })),
    stored: answers.person ?? { country: 'PL' },
  };
}
