import { oneLine, withoutBreaks } from '#app/domain/typed.ts';

const NAMES = ['name', 'lastname', 'username'] as const;
type Name = (typeof NAMES)[number];

const LONGEST = 149;
/** A PESEL, a phone or a number of a file: nobody is called that. */
const NUMBER = /^\d{5,}$/;

export type SearchFault = 'tooShort' | 'number' | 'tooLong';
type Words = Readonly<Record<Name, string>>;

/** Who is looked for (C§2): what the form shows again, what is asked for, and why a word is not searched. */
export function readRecipientSearch(query: URLSearchParams) {
  const typed = Object.fromEntries(NAMES.map((name) => [name, oneLine(query.get(name) ?? '')])) as Words;
  const faults: Partial<Record<Name, SearchFault>> = Object.fromEntries(
    NAMES.flatMap((name) => {
      const fault = faultOf(typed[name]);
      return fault ? [[name, fault]] : [];
    }),
  );
  const asked: Partial<Words> = Object.fromEntries(Object.entries(typed).filter(([, words]) => words !== ''));
  return { typed, faults, asked, isSearch: Object.keys(asked).length > 0 };
}

function faultOf(words: string): SearchFault | undefined {
  if (words === '') return undefined;
  if (NUMBER.test(withoutBreaks(words))) return 'number';
  if (words.length > LONGEST) return 'tooLong';
  return [...words].length < 2 ? 'tooShort' : undefined;
}
