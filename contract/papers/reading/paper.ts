/** A line of a paper. `language`: of its value, where that is the clinic's and not the paper's. */
export type PaperFact = Readonly<{ term: string; value: string; language?: 'pl' | undefined }>;

/** A part of a paper under a heading of its own; without facts its `empty` is said. */
export type PaperPart = Readonly<{ heading: string; facts: readonly PaperFact[]; empty: string }>;

/** All that stands on a paper: the page for printing and the PDF both say this, and nothing else. */
export type Paper = Readonly<{
  /** Sentences before all else. */
  notes: readonly string[];
  facts: readonly PaperFact[];
  parts: readonly PaperPart[];
  /** The line to sign on, while it waits for a signature. */
  signature: Readonly<{ heading: string; line: string }> | null;
}>;

/** Whoever writes a paper, page or PDF: the language, its texts, and days, moments and numbers as paper says them. */
export type PaperSpeaker<Key extends string> = Readonly<{
  language: 'pl' | 'en';
  t: (key: Key, values?: Record<string, string>) => string;
  /** "28 listopada 2026" */
  date: (day: string) => string;
  /** "28 listopada 2026, 7:47", in Warsaw */
  moment: (instant: string) => string;
  /** "81 555 01 00" */
  phone: (phone: string) => string;
  /** "Niemcy" of "DE" */
  country: (code: string) => string;
}>;

/** A fact, or none where there is no value. */
export const paperFact = (term: string, value: string | null | undefined, language?: 'pl'): PaperFact[] =>
  value ? [{ term, value, ...(language && { language }) }] : [];

/** Words of a line, without those that are not there. */
export const wordsInLine = (parts: readonly (string | null | undefined)[], by = ' ') =>
  parts.filter(Boolean).join(by);

type Address = Readonly<{
  street?: string | undefined;
  houseNumber?: string | undefined;
  apartmentNumber?: string | undefined;
  postalCode?: string | undefined;
  city?: string | undefined;
  /** The place of the post office, where it is another town. */
  postalCity?: string | undefined;
}>;

/** "ul. Krótka 5/3, 20-012 Lublin"; a place without streets: "Lipki 7, 05-300 Lipki". `country`: one that is not Poland. */
export function addressOnPaper(address: Address, country: string | null = null) {
  const { street, houseNumber, apartmentNumber, postalCode, city, postalCity } = address;
  const house = wordsInLine([houseNumber, apartmentNumber], '/');
  const isTownSaid = postalCity !== undefined || (!street && house !== '');
  const first = street ? wordsInLine([street, house]) : '';
  const town = isTownSaid ? wordsInLine([city, street ? '' : house]) : '';
  return wordsInLine([first, town, wordsInLine([postalCode, postalCity ?? city]), country], ', ');
}

/** "80 05 05 123 50" */
export const peselOnPaper = (pesel: string) =>
  pesel.replace(/^(\d{2})(\d{2})(\d{2})(\d{3})(\d{2})$/, '$1 $2 $3 $4 $5');
