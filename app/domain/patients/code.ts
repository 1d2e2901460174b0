import { typedIdentifier } from '#app/domain/typed.ts';

const LENGTH = 6;

/** Returns the one group of six digits in what was typed or pasted, whatever parts it and stands around it; else the text as it is. */
export function codeIn(text: string) {
  const typed = typedIdentifier(text).replace(/(?<=\d)[ .·-]+(?=\d)/g, '');
  const groups = (typed.match(/\d+/g) ?? []).filter((digits) => digits.length === LENGTH);
  const [code] = groups;
  return groups.length === 1 && code ? code : typed;
}
