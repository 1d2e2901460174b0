import type { ChoiceType } from '#contract/declarations/reading/choices.ts';

/** B§2: what an address calls the three kinds. */
const SLUGS = {
  GP: 'general-practitioner',
  NURSE: 'nurse',
  MIDWIFE: 'midwife',
} as const satisfies Record<ChoiceType, string>;

export const KINDS = Object.keys(SLUGS) as readonly ChoiceType[];

/** Returns the kind that a part of an address names; null for any other word (B-47). */
export const kindIn = (slug: string | undefined): ChoiceType | null =>
  KINDS.find((kind) => SLUGS[kind] === slug) ?? null;

/** Returns where a declaration of a kind is begun; `query`: for whom, and where the wizard leads back to. */
export function newDeclarationPath(kind: ChoiceType, query: Readonly<Record<string, string>> = {}) {
  const path = `/newdeclaration/${SLUGS[kind]}`;
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
}
