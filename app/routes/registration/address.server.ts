import { z } from 'zod';
import { isBlank } from '#app/domain/typed.ts';
import { addressForm } from '#app/services/forms/address-form.ts';
import { countriesWith, countryOptions } from '#app/services/page/countries.server.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { answer, pageOf, type DraftRequest } from './draft.server.ts';

/** Where the person lives who becomes a patient; asked only while a setting says so (C-110). */
export async function addressPage(request: DraftRequest) {
  const { address, person, facts } = request.draft.answers;
  return {
    ...pageOf(request, `registration:title.address.${facts.role}`),
    role: facts.role,
    isNeeded: facts.asked.address === 'needed',
    countries: countryOptions(request, await countriesWith(request, [])),
    // AP-63: who has a PESEL lives in Poland, as a rule.
    stored: address ?? (person?.pesel === undefined ? {} : { country: 'PL' }),
  };
}

/** All but the country, which may be preset. */
const TYPED = ['street', 'houseNumber', 'apartmentNumber', 'postalCode', 'city'];

const isEmpty = (form: FormData) =>
  TYPED.every((name) => {
    const typed = form.get(name);
    return typeof typed !== 'string' || isBlank(typed);
  });

export async function takeAddress(request: DraftRequest) {
  const isNeeded = request.draft.answers.facts.asked.address === 'needed';
  if (!isNeeded && isEmpty(await request.form())) {
    return takeForm(request, z.object({}), () => answer(request, { step: 'address', value: null }));
  }
  const countries = (await countriesWith(request, [])).map(({ code }) => code);
  const rules = (form: FormData) => {
    const country = form.get('country');
    return addressForm({ country: typeof country === 'string' ? country : undefined, countries });
  };
  return takeForm(request, rules, (value) => answer(request, { step: 'address', value }));
}
