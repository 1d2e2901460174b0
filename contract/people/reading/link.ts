/** The states of a link between an account and a person. */
export type Link = 'CONFIRMED' | 'BLOCKED' | 'ENDED' | 'WAITING';

const LINKS: ReadonlyMap<string, Link> = new Map([
  ['C', 'CONFIRMED'],
  ['J', 'BLOCKED'],
  ['D', 'ENDED'],
  ['DELETED', 'ENDED'],
]);

/** Reads the state of a link: any word that is none of the known ones is one that waits for an answer (A§4, A-76). */
export const linkOf = (linkState: string): Link => LINKS.get(linkState) ?? 'WAITING';
