import { verdictOn } from '../../loop/verdicts.ts';

/** One thing that an engine says of a document: a fault, or something that a human has to look at. */
export type Remark = Readonly<{
  rule: string;
  /** Markup of what it speaks of. */
  html: string;
  message: string;
  isFault: boolean;
}>;

/** What evidence says of an engine. */
export type About = Readonly<{ name: string; version: string; rules: number; rulesOff: number }>;

/** What stands against a document: faults, and what is left to a human without a verdict; each once however often it is met. */
export const faultsOf = (engine: string, remarks: readonly Remark[]): string[] => [
  ...new Set(
    remarks
      .filter(({ isFault, rule, html }) => isFault || !verdictOn({ engine, rule, html }))
      .map(({ rule, isFault, message, html }) => `${rule}${isFault ? '' : ' (review)'}: ${message} ${html}`),
  ),
];

/** How much of an element's markup says which one it is. */
export const SNIPPET = 200;
