import type { Language } from '#app/domain/dates/words.ts';
import { memoise } from '#app/domain/memoise.ts';
import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import { OTHER_COUNTRY } from '#app/domain/people/countries.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';

/** `language`: of its name. */
type Country = Readonly<{ code: string; name: ProviderText; language: Language }>;

/** The countries that may be chosen for addresses and documents, Poland among them, and those that are stored already. */
export async function countriesWith(
  request: PortalRequest,
  stored: readonly (string | undefined)[],
): Promise<readonly Country[]> {
  const { language } = request;
  const { supportedCountries } = await registrationSettings(request);
  const isListed = (code: string) => supportedCountries.some((country) => country.code === code);
  const others = [...new Set(['PL', ...stored])].filter((code) => code !== undefined && !isListed(code));
  return [
    ...inOrder(supportedCountries.map(inLanguage(language)), language),
    ...others.flatMap((code) =>
      code === undefined
        ? []
        : [{ code, name: providerText(nameByCode({ code, language }) ?? code), language }],
    ),
  ];
}

/** A country of the provider's list, whose names are Polish: a page in another language says its own, where it knows the code. */
const inLanguage =
  (language: Language) =>
  ({ code, name }: Readonly<{ code: string; name: ProviderText }>): Country => {
    const own = language === 'pl' ? undefined : nameByCode({ code, language });
    return own === undefined ? { code, name, language: 'pl' } : { code, name: providerText(own), language };
  };

/** Poland first, where the list has it first; the rest by name, which another language orders anew. */
function inOrder(countries: readonly Country[], language: Language): readonly Country[] {
  if (language === 'pl') return countries;
  const first = countries.slice(0, countries[0]?.code === 'PL' ? 1 : 0);
  const rest = countries.slice(first.length);
  return [
    ...first,
    ...rest.toSorted((one, other) => plainText(one.name).localeCompare(plainText(other.name), language)),
  ];
}

/**
 * The countries whose documents are taken of who has no PESEL: Poland's people have one, unless the provider does not insist on it
 * (AP-66).
 */
export async function documentCountries(
  request: PortalRequest,
  { isPeselNeeded = true }: { isPeselNeeded?: boolean } = {},
): Promise<readonly Country[]> {
  const countries = await countriesWith(request, []);
  return isPeselNeeded ? countries.filter(({ code }) => code !== 'PL') : countries;
}

/** The name of one of them; a code that is none stays as it is. */
export async function countryName(request: PortalRequest, code: string) {
  const found = (await countriesWith(request, [code])).find((one) => one.code === code);
  return found ? plainText(found.name) : code;
}

const namesIn = memoise(
  (language: Language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** The name of a country by its ISO code; undefined for a code that is none. */
function nameByCode({ code, language }: { code: string; language: Language }) {
  try {
    return namesIn(language).of(code);
  } catch {
    return undefined;
  }
}

/** Countries as a field offers them; and last that it is another one. */
export const countryOptions = (
  { t, language: own }: Pick<PortalRequest, 't' | 'language'>,
  countries: readonly Country[],
) => [
  ...countries.map(({ code, name, language }) => ({
    value: code,
    label: plainText(name),
    ...(language === own ? {} : { language }),
  })),
  { value: OTHER_COUNTRY, label: t('people:edit.country.other') },
];
