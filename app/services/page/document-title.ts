import type { ShellNotice } from '#app/components/page/index.ts';
import { cutAtCharacter } from '#app/domain/text.ts';
import { partsOf, type ErrorText } from '#app/services/text/error-text.ts';
import type { Text } from '#app/services/text/text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/**
 * "Błąd: 2 pola do poprawy – page – area – portal", or, where no field is wrong, what has failed or was done: "Uwaga: serwer nie
 * odpowiada – …", "Gotowe: rezerwacja została anulowana – …" (design: accessibility, The page). A mistake is the reader’s alone.
 */
export function documentTitle({
  text,
  title,
  area,
  portal,
  errorCount,
  failures,
  outcome,
}: {
  text: Text;
  title: string;
  area?: TextKey | undefined;
  portal: string;
  errorCount: number;
  failures: readonly ErrorText[];
  outcome: ShellNotice | undefined;
}) {
  const errors = errorCount > 0 ? text.t('page:title.errors', { count: errorCount }) : null;
  const [failure] = failures;
  const told = failure ? { kind: 'error' as const, text: wordsOf({ text, failure }) } : outcome;
  const done = told ? `${text.t(`page:notice.${told.kind}`)}: ${headline(told.text)}` : null;
  const areaName = area ? text.t(area) : null;
  const page = cutAtWord(title, LONGEST_OF_PAGE);
  const place = joined([page, areaName === title ? null : areaName, portal]);
  return joined([errors ?? (done && cutAtWord(done, LONGEST - BETWEEN.length - place.length)), place]);
}

function wordsOf({ text, failure }: { text: Text; failure: ErrorText }) {
  const { key, values } = partsOf(failure);
  return text.t(key, values);
}

const BETWEEN = ' – ';
/** Longer ones are cut by browsers and search engines, and heard in full. */
const LONGEST = 150;
/** So much of a page's own title leaves room for its place and for what happened. */
const LONGEST_OF_PAGE = 90;

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(BETWEEN);

/** Cuts a text at a word: what an outcome lists may be long, as may the title of a message; the page itself says all of it. */
function cutAtWord(words: string, most: number) {
  if (words.length <= most) return words;
  const end = words.slice(0, Math.max(most, 1)).lastIndexOf(' ');
  return end > 0 ? `${words.slice(0, end).replace(/[,:;]$/, '')}…` : cutAtCharacter(words, most);
}

const END_OF_SENTENCE = /(?<=\p{Ll}|\p{Lu}\p{Lu})[.!?] (?=\p{Lu})/u;

/** A notice's first sentence as it goes on after a colon: a small letter first, unless capitals follow, and no full stop. */
const headline = (notice: string) =>
  (notice.split(END_OF_SENTENCE)[0] ?? '')
    .replace(/\.$/, '')
    .replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
