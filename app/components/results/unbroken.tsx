import { Fragment } from 'react';

/** Tells whether a word is a number with what belongs to it: "4,7 ×10¹²/l", "250/µl". */
const isAmount = (word: string) => /[\u00a0/]/.test(word.slice(word.search(/\d|$/)));

/** A text in parts, of which every second one is such a word. */
function partsOf(text: string) {
  const parts: string[] = [];
  let between = '';
  for (const part of text.split(/( )/)) {
    if (isAmount(part)) {
      parts.push(between, part);
      between = '';
    } else between += part;
  }
  return [...parts, between];
}

/** Behind the space between a number and its unit, never between thousands. */
const BEFORE_UNIT = /(?<=\u00a0)(?!\d)/;

/**
 * Words in which a number and its unit stay in one line wherever they fit into one, in letters as large as those around them: the
 * block of its own goes to the next line whole, and only where it is wider than the page is there an end of line, before the unit.
 */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {partsOf(text).map((part, index) =>
      index % 2 === 1 ? (
        <span key={index} className="inline-block">
          <Amount parts={part.split(BEFORE_UNIT)} />
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    )}
  </>
);

const Amount = ({ parts }: { parts: readonly string[] }) => (
  <>
    {parts.map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))}
  </>
);
