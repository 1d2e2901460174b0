import { memoise } from '#app/domain/memoise.ts';
import { withoutDiacritics } from '#app/domain/text.ts';

const longestWord = 40;
const mostWords = 8;

const splitWords = (text: string): readonly string[] =>
  withoutDiacritics(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const wordsOf = memoise(splitWords);

/** Finds texts that hold every word of a query, in any order; a word may stand for the beginning of a longer one. */
export function createMatcher(query: string) {
  const wanted = splitWords(query.slice(0, longestWord * mostWords)).slice(0, mostWords);
  const everyWord = (text: string, fits: (wanted: string, actual: string) => boolean) => {
    const actual = wordsOf(text);
    return wanted.every((word) => actual.some((one) => fits(word, one)));
  };

  return {
    /** Signs alone were typed: without a word every text is exact. */
    isWordless: wanted.length === 0 && query.trim() !== '',
    isExact: (text: string) => everyWord(text, isPartOf),
    /** One mistake in a word of 4 to 7 letters, two in a longer one. */
    isSimilar: (text: string) => everyWord(text, isAlike),
  };
}

/** A word that is longer by more letters than may be mistaken is not compared, for a comparison costs their product. */
function isAlike(wanted: string, actual: string) {
  const allowed = allowedMistakes(wanted);
  return wanted.length - actual.length <= allowed && mistakesAgainstBeginning(wanted, actual) <= allowed;
}

function isPartOf(wanted: string, actual: string) {
  return wanted.length < 3 ? actual.startsWith(wanted) : actual.includes(wanted);
}

function allowedMistakes(word: string) {
  if (word.length < 4) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Letters to add, drop, change or swap until `typed` is `actual` or its beginning (optimal string alignment). */
function mistakesAgainstBeginning(typed: string, actual: string) {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: actual.length + 1 }, (_, column) => column);

  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= actual.length; column += 1) {
      const isSame = typed[row - 1] === actual[column - 1];
      const isSwapped = typed[row - 1] === actual[column - 2] && typed[row - 2] === actual[column - 1];
      current[column] = Math.min(
        (previous[column] ?? Infinity) + 1,
        (current[column - 1] ?? Infinity) + 1,
        (previous[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        isSwapped ? (beforePrevious[column - 2] ?? Infinity) + 1 : Infinity,
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return Math.min(...previous);
}
