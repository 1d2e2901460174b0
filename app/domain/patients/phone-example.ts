import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { memoise } from '#app/domain/memoise.ts';

const ELSEWHERE = '+380 50 123 45 67';

const exampleOf = memoise((country: string) => {
  const example = isSupportedCountry(country) ? getExampleNumber(country, examples) : undefined;
  return example?.formatInternational() ?? ELSEWHERE;
});

/** A number with its country's code, as it is typed where the provider is in that country; null in Poland, whose texts have their own. */
export const phoneExample = (phones: string) =>
  phones.toLowerCase() === 'pl' ? null : exampleOf(phones.toUpperCase());
