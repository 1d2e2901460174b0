import { readingOf, type Measured, type Reading } from '#contract/results/reading/standing.ts';
import type { ProviderText } from '#app/domain/text.ts';

type NamedValue = Measured & Readonly<{ name: ProviderText }>;

/** The places of a value out of its range; `other`: the laboratory says only that it is not as it should be. */
const PLACES = ['farBelow', 'below', 'farAbove', 'above', 'other'] as const;
type Place = (typeof PLACES)[number];

/** Values that a list names, at most so many, and how many more there are. */
type Named = Readonly<{ names: readonly ProviderText[]; left: number }>;

/** The summary of a result's values for a list. A value that is not normal stands in one of the others: none is passed over. */
export type ResultSummary = Readonly<{
  total: number;
  normal: number;
  outside: Readonly<{
    count: number;
    places: readonly Readonly<{ place: Place; names: readonly ProviderText[] }>[];
    left: number;
  }> | null;
  /** Marks that nobody here can explain: somebody has to ask about them. */
  unknown: Named | null;
  /** Marks that do not agree with the range, or with each other: somebody has to ask about them, too. */
  contradicted: Named | null;
  /** Marks that speak of something else than the range. */
  remarked: Named | null;
  /** Nobody says how they stand. */
  unsaid: Named | null;
  isCritical: boolean;
}>;

const MOST_NAMED = 4;

type Read = Readonly<{ name: ProviderText; reading: Reading }>;

/** Returns what a list says of the values of a result (decisions 062 and 092); null where there are none to speak of. */
export function summaryOf(values: readonly NamedValue[] | undefined): ResultSummary | null {
  if (!values || values.length === 0) return null;
  const read = values.map((value): Read => ({ name: value.name, reading: readingOf(value) }));
  const others = read.filter(({ reading }) => !isNormal(reading) && !reading.isOutside && !isToAsk(reading));
  return {
    total: read.length,
    normal: read.filter(({ reading }) => isNormal(reading)).length,
    outside: outsideOf(read.filter(({ reading }) => reading.isOutside)),
    unknown: named(read.filter(({ reading }) => reading.isUnknown)),
    contradicted: named(read.filter(({ reading }) => reading.contradicted !== null)),
    remarked: named(others.filter((one) => !isUnsaid(one))),
    unsaid: named(others.filter(isUnsaid)),
    isCritical: read.some(({ reading }) => reading.isCritical),
  };
}

const isToAsk = ({ isUnknown, contradicted }: Reading) => isUnknown || contradicted !== null;
const isNormal = (reading: Reading) =>
  reading.isNormal && !reading.isOutside && !reading.isRemarked && !isToAsk(reading);
const isUnsaid = ({ reading }: Read) => reading.said[0] === 'unsaid';

function named(read: readonly Read[]): Named | null {
  if (read.length === 0) return null;
  const names = read.slice(0, MOST_NAMED).map(({ name }) => name);
  return { names, left: read.length - names.length };
}

const placeOf = ({ said: [first] }: Reading): Place => PLACES.find((place) => place === first) ?? 'other';

/** Returns the values that lie outside; those that cannot wait come first, for the others may be only counted. */
function outsideOf(read: readonly Read[]): ResultSummary['outside'] {
  if (read.length === 0) return null;
  const urgent = read.filter(({ reading }) => reading.isCritical);
  const shown = [...urgent, ...read.filter((one) => !urgent.includes(one))].slice(0, MOST_NAMED);
  const places = [...new Set(shown.map(({ reading }) => placeOf(reading)))];
  return {
    count: read.length,
    places: places.map((place) => ({
      place,
      names: shown.flatMap(({ name, reading }) => (placeOf(reading) === place ? name : [])),
    })),
    left: read.length - shown.length,
  };
}
