import { normalized } from '#contract/people/reading/normalized.ts';

/** "Łódź" -> "Lodz": letters without their marks; ł and đ, which Unicode does not decompose, included. */
export function withoutDiacritics(text: string) {
  return normalized(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łŁđĐ]/g, (letter) =>
      letter === 'ł' ? 'l' : letter === 'Ł' ? 'L' : letter === 'đ' ? 'd' : 'D',
    );
}

/**
 * A text of at most so many characters (code points, at least 1): what is cut ends with "…" and is cut between what readers take
 * for characters, so that no letter loses its marks and no picture falls apart.
 */
export function cutAtCharacter(text: string, most: number) {
  if (lengthOf(text) <= most) return text;
  let cut = '';
  let length = 0;
  for (const { segment } of characters.segment(text)) {
    length += lengthOf(segment);
    if (length > most - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

const characters = new Intl.Segmenter('pl', { granularity: 'grapheme' });

/** Code points: "ż" is one, and so is a picture. */
export const lengthOf = (text: string) => [...text].length;

/**
 * A text in the provider's language, as the contract's schemas give it. It is a string, but TypeScript does not say so: a page
 * shows it with `<ProviderText>`, which says its language.
 */
export type ProviderText = { readonly '~providerText': true };

/** Opens a text of the provider's where no language can be said: to sort and search, in titles, in names and in files. */
export const plainText = (text: ProviderText) => text as unknown as string;

/** Makes a text of the provider's: of several, or of one with what reads the same in every language (a code, a price). */
export const providerText = (text: string) => text as unknown as ProviderText;

/** A text under some name, ours or, as it says itself, one of the provider's. */
export type OurOrProviders<Name extends string> =
  | Readonly<{ [Key in Name]: string } & { isOfProvider?: false }>
  | Readonly<{ [Key in Name]: ProviderText } & { isOfProvider: true }>;
