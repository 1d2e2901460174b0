import { Fragment } from 'react';

/** A number with what belongs to it: "4,7 ×10¹²/l", "250/µl". */
const AMOUNT = /([^ ]*\d[^ ]*[\u00a0/][^ ]*)/;
const NARROW = /[⁰¹²³⁴⁵⁶⁷⁸⁹⁻.,]/gu;
/** Signs that fit into a line of the smallest screen, in letters of that class; more than these may break. */
const FITS: readonly (readonly [signs: number, classes: string])[] = [
  [9, 'whole whole-long'],
  [20, 'whole whole-longer'],
];

function classesOf(amount: string) {
  const signs = amount.length - (amount.match(NARROW)?.length ?? 0) / 2;
  return FITS.find(([most]) => signs <= most)?.[1];
}

/** Words in which a number and its unit are never torn apart, however large the letters. */
export const Unbroken = ({ text }: { text: string }) => (
  <>
    {text.split(AMOUNT).map((part, index) => {
      const classes = index % 2 === 1 ? classesOf(part) : undefined;
      return classes ? (
        <span key={index} className={classes}>
          {part}
        </span>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      );
    })}
  </>
);
