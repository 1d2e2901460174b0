import type { Answer, Visitor } from './visitor.ts';

/** The page of the kind of referral that has the typed fields: the number of an electronic one, or what stands on paper. */
export function pageForReferral(visitor: Visitor, { path }: Answer, typed: Record<string, unknown>) {
  const isPaper = Object.keys(typed).some((field) => field !== 'refENumber');
  return visitor.get(`${path}&kind=${isPaper ? 'paper' : 'electronic'}`);
}
