import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import { OTHER_COUNTRY } from '#app/domain/people/countries.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { registrationSettings } from '#app/services/provider/dictionaries.server.ts';

type Country = Readonly<{ code: string; name: ProviderText }>;

/** The countries that may be chosen for addresses and documents, Poland among them, and those that are stored already. */
export async function countriesWith(
  request: PortalRequest,
  stored: readonly (string | undefined)[],
): Promise<readonly Country[]> {
  const { supportedCountries } = await registrationSettings(request);
  const isListed = (code: string) => supportedCountries.some((country) => country.code === code);
  const others = [...new Set(['PL', ...stored])].filter((code) => code !== undefined && !isListed(code));
  return [
    ...supportedCountries,
    ...others.flatMap((code) => (code === undefined ? [] : [{ code, name: namedByCode(code) }])),
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
  if (!isPeselNeeded) return countriesWith(request, []);
  const { supportedCountries } = await registrationSettings(request);
  return supportedCountries.filter(({ code }) => code !== 'PL');
}

/** The name of one of them; a code that is none stays as it is. */
export async function countryName(request: PortalRequest, code: string) {
  const found = (await countriesWith(request, [code])).find((one) => one.code === code);
  return found ? plainText(found.name) : code;
}

/** A country that the provider does not name; a code that is none stays as it is. */
function namedByCode(code: string) {
  try {
    return providerText(new Intl.DisplayNames('pl', { type: 'region' }).of(code) ?? code);
  } catch {
    return providerText(code);
  }
}

/** Countries as a field offers them, whose names are Polish; and last that it is another one. */
export const countryOptions = ({ t }: Pick<PortalRequest, 't'>, countries: readonly Country[]) => [
  ...countries.map(({ code, name }) => ({ value: code, label: plainText(name), language: 'pl' })),
  { value: OTHER_COUNTRY, label: t('people:edit.country.other') },
];
