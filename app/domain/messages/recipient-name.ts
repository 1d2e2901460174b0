import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';

/**
 * Who somebody is, of name, kind and unit: "Katarzyna Majewska, lekarka rodzinna, Poradnia Lekarza Rodzinnego". What an earlier part
 * says already is not said again: a desk is "Rejestracja", not "Rejestracja, rejestracja".
 */
export function recipientName(parts: readonly (ProviderText | undefined)[]): ProviderText {
  const said: string[] = [];
  for (const part of parts) {
    const words = part ? plainText(part).trim() : '';
    if (words !== '' && !said.some((before) => says(before, words))) said.push(words);
  }
  return providerText(said.join(', '));
}

/** True where the words are all of a text, or stand in it as they are. */
const says = (text: string, words: string) => ` ${plain(text)} `.includes(` ${plain(words)} `);

const plain = (text: string) => text.toLocaleLowerCase('pl').replace(/\s+/g, ' ');
