import { verdictOn } from '#tests/house/a11y/loop/verdicts.ts';

/** One thing that an engine says of a document: a fault, or something that a human has to look at. */
export type Remark = Readonly<{
  rule: string;
  /** Markup of what it speaks of. */
  html: string;
  message: string;
  isFault: boolean;
}>;

/** The facts that evidence states of an engine; no number of rules where they cannot be counted. */
export type About = Readonly<{ name: string; version: string; rules: number | null; rulesOff: number }>;

/** The faults of a document: whatever no verdict answers, each once however often it is met. */
export function faultsOf(engine: string, remarks: readonly Remark[]): string[] {
  const open = remarks.filter((remark) => !verdictOn({ engine, ...remark }));
  return [...new Set(open.map(inWords))];
}

const inWords = ({ rule, isFault, message, html }: Remark) =>
  `${rule}${isFault ? '' : ' (review)'}: ${message} ${html.slice(0, 200)}`;

/** The length of an element's markup at which a verdict may look. */
export const SNIPPET = 1000;
