import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { identificationSettings } from '#app/services/provider/dictionaries.server.ts';
import { stepFrame, type DraftRequest } from './draft.server.ts';
import { personForm } from './person.form.server.ts';

/** The rules by which the form of the person is read. */
export async function personRules(request: DraftRequest, form: FormData) {
  const [settings, countries] = await Promise.all([
    identificationSettings(request),
    countriesWith(request, []),
  ]);
  return personForm({ settings, countries: countries.map(({ code }) => code), form });
}

/** The page of the person whom a CDPM names: Poland at first (B§9). */
export async function personPage(request: DraftRequest) {
  const { person } = request.draft.answers;
  const [{ documents, nationalIdRequired }, countries] = await Promise.all([
    identificationSettings(request),
    countriesWith(request, []),
  ]);
  const { address, ...known } = person ?? { country: 'PL', address: undefined };
  const { country: addressCountry = 'PL', ...home } = address ?? {};
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:person.title'),
    isPeselNeeded: nationalIdRequired,
    countries: countryOptions(request, countries),
    documents: documents.map((document) => ({
      value: document.code,
      label: document[request.language],
    })),
    stored: { ...known, ...home, addressCountry },
  };
}
