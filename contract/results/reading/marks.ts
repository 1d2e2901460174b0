import { normalized } from '#contract/people/reading/normalized.ts';

/** The meaning of a mark for a value, as a word for patients. */
export type Meaning =
  | 'inside'
  | 'below'
  | 'above'
  | 'farBelow'
  | 'farAbove'
  | 'belowThreshold'
  | 'aboveThreshold'
  | 'outsideThreshold'
  | 'abnormal'
  | 'farAbnormal'
  | 'belowScale'
  | 'aboveScale'
  | 'rising'
  | 'falling'
  | 'better'
  | 'worse'
  | 'susceptible'
  | 'verySusceptible'
  | 'moderatelySusceptible'
  | 'doseDependent'
  | 'intermediate'
  | 'resistant'
  | 'nonSusceptible'
  | 'synergySusceptible'
  | 'synergyResistant'
  | 'noBreakpoint'
  | 'littleEvidence'
  | 'positive'
  | 'negative'
  | 'detected'
  | 'notDetected'
  | 'reactive'
  | 'weaklyReactive'
  | 'nonReactive'
  | 'indeterminate'
  | 'equivocal'
  | 'anticomplementary'
  | 'cytotoxic'
  | 'qualityFailed'
  | 'heldForReview'
  | 'carrier'
  | 'expected'
  | 'unexpected'
  | 'qualified';

/**
 * A mark that is known. `isOutside`: it says that the value is not as it should be, `side` on which side of the range, where it
 * says that. `never`: where a value with it cannot lie. `isCritical`: somebody must be told at once (B-07).
 */
export type Mark = Readonly<{
  meaning: Meaning;
  side?: 'inside' | 'below' | 'above';
  never?: 'below' | 'above';
  isOutside?: true;
  isCritical?: true;
}>;

const outside = { isOutside: true } as const;
const critical = { isOutside: true, isCritical: true } as const;
const FAR_BELOW: Mark = { meaning: 'farBelow', side: 'below', ...critical };
const FAR_ABOVE: Mark = { meaning: 'farAbove', side: 'above', ...critical };
const ABNORMAL: Mark = { meaning: 'abnormal', ...outside };
const FAR_ABNORMAL: Mark = { meaning: 'farAbnormal', ...critical };
const BELOW: Mark = { meaning: 'below', side: 'below', ...outside };
const ABOVE: Mark = { meaning: 'above', side: 'above', ...outside };

/** HL7 table 0078 with its replaced codes; "significantly" high and low are told as urgent as the panic limits are. */
const TABLE_0078: Readonly<Record<string, Mark>> = {
  N: { meaning: 'inside', side: 'inside' },
  L: BELOW,
  H: ABOVE,
  LL: FAR_BELOW,
  HH: FAR_ABOVE,
  LU: FAR_BELOW,
  HU: FAR_ABOVE,
  'L<': FAR_BELOW,
  'H>': FAR_ABOVE,
  LX: { meaning: 'belowThreshold', never: 'above', ...outside },
  HX: { meaning: 'aboveThreshold', never: 'below', ...outside },
  EX: { meaning: 'outsideThreshold', ...outside },
  A: ABNORMAL,
  AA: FAR_ABNORMAL,
  '<': { meaning: 'belowScale', never: 'above' },
  '>': { meaning: 'aboveScale', never: 'below' },
  U: { meaning: 'rising' },
  D: { meaning: 'falling' },
  B: { meaning: 'better' },
  W: { meaning: 'worse' },
  S: { meaning: 'susceptible' },
  VS: { meaning: 'verySusceptible' },
  MS: { meaning: 'moderatelySusceptible' },
  SDD: { meaning: 'doseDependent' },
  I: { meaning: 'intermediate' },
  R: { meaning: 'resistant' },
  NS: { meaning: 'nonSusceptible' },
  'SYN-S': { meaning: 'synergySusceptible' },
  'SYN-R': { meaning: 'synergyResistant' },
  NCL: { meaning: 'noBreakpoint' },
  IE: { meaning: 'littleEvidence' },
  POS: { meaning: 'positive' },
  NEG: { meaning: 'negative' },
  DET: { meaning: 'detected' },
  ND: { meaning: 'notDetected' },
  RR: { meaning: 'reactive' },
  WR: { meaning: 'weaklyReactive' },
  NR: { meaning: 'nonReactive' },
  IND: { meaning: 'indeterminate' },
  E: { meaning: 'equivocal' },
  AC: { meaning: 'anticomplementary' },
  TOX: { meaning: 'cytotoxic' },
  QCF: { meaning: 'qualityFailed' },
  HM: { meaning: 'heldForReview' },
  CAR: { meaning: 'carrier' },
  CARRIER: { meaning: 'carrier' },
  EXP: { meaning: 'expected' },
  UNE: { meaning: 'unexpected' },
  OBX: { meaning: 'qualified' },
};

/** The marks that laboratories write besides: stars and arrows, and their codes of critical values. */
const OTHERS: Readonly<Record<string, Mark>> = {
  '*': ABNORMAL,
  '!': ABNORMAL,
  '**': FAR_ABNORMAL,
  '!!': FAR_ABNORMAL,
  '↓': BELOW,
  '↑': ABOVE,
  '↓↓': FAR_BELOW,
  '↑↑': FAR_ABOVE,
  CL: FAR_BELOW,
  LC: FAR_BELOW,
  CH: FAR_ABOVE,
  HC: FAR_ABOVE,
  PL: FAR_BELOW,
  PH: FAR_ABOVE,
};

const KNOWN = new Map(Object.entries({ ...TABLE_0078, ...OTHERS }));

/** A side that is stressed: "H*", "L!", "HHH". */
const STRESSED = /^(?:(H|L|A)[*!]+|(H|L|A)\2+[*!]*)$/;
const STRESSED_MARKS: Readonly<Record<string, Mark>> = { H: FAR_ABOVE, L: FAR_BELOW, A: FAR_ABNORMAL };

/** The signs that stand for no mark: nothing that is seen, and the null of HL7. */
const NONE = new Set(['', '""', 'NULL']);

function markOf(code: string): Mark | null {
  const known = KNOWN.get(code);
  if (known) return known;
  const [, once = '', twice = ''] = STRESSED.exec(code) ?? [];
  return STRESSED_MARKS[once || twice] ?? null;
}

const MOST_KEPT = 500;
const kept = new Map<string, readonly (Mark | null)[]>();

/** Returns what a flag says, whatever its case and the spaces around it; null stands for each code that is not known. */
export function marksOf(flag: string | null | undefined): readonly (Mark | null)[] {
  if (!flag) return [];
  const known = kept.get(flag);
  if (known) return known;
  const marks = marksIn(flag);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(flag, marks);
  return marks;
}

function marksIn(flag: string): readonly (Mark | null)[] {
  const written = normalized(flag, 'NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toUpperCase();
  return written
    .split(/[\s~,;/|()[\]]+/)
    .filter((code) => !NONE.has(code))
    .map(markOf);
}

/** Meanings that exclude each other: a value can have only one of each line. */
const EITHER: readonly (readonly Meaning[])[] = [
  ['belowScale', 'aboveScale'],
  ['rising', 'falling'],
  ['better', 'worse'],
  ['positive', 'negative'],
  ['detected', 'notDetected'],
  ['positive', 'notDetected'],
  ['negative', 'detected'],
  ['reactive', 'nonReactive'],
  ['weaklyReactive', 'nonReactive'],
  ['susceptible', 'resistant'],
  ['susceptible', 'nonSusceptible'],
  ['synergySusceptible', 'synergyResistant'],
  ['expected', 'unexpected'],
];
const sideOfMark = ({ side, isOutside }: Mark) => side ?? (isOutside ? 'outside' : undefined);
const areApart = (one: Mark, other: Mark) => {
  const [side, otherSide] = [sideOfMark(one), sideOfMark(other)];
  const isOfOneSide = side === otherSide || !side || !otherSide;
  const isOneOutside = [side, otherSide].includes('outside') && ![side, otherSide].includes('inside');
  return (
    !(isOfOneSide || isOneOutside) ||
    (one.meaning !== other.meaning &&
      EITHER.some((line) => line.includes(one.meaning) && line.includes(other.meaning)))
  );
};

/** Returns those among the marks that cannot all be true. */
export const marksApart = (marks: readonly Mark[]): readonly Mark[] =>
  marks.filter((one) => marks.some((other) => areApart(one, other)));

/** True where a flag is one of those of which somebody must be told at once (B-07). */
export const isCriticalMark = (flag: string | null | undefined) =>
  marksOf(flag).some((mark) => mark?.isCritical ?? false);
