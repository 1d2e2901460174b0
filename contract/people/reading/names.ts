import { normalized } from './normalized.ts';

/** Characters that no eye sees; a joiner between letters of scripts that need it stays. */
export const UNSEEN =
  /(?<!(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?!(?!\p{Script=Latin})\p{L})|(?![\u200c\u200d])[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The hyphens of Unicode, and the minus that people take for one. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** Letters and marks of any script, the joiners between them, and what stands in names beside them. */
const PLAIN = /^(?:[\p{L}\p{M}'’,. -]|\u200c|\u200d)*$/u;
const LETTER = /\p{L}/u;

/** Why a text is no name (C§5). */
export type NameFault = 'dashFirst' | 'dashLast' | 'nameInvalid';

/** The length that each part of a name may have. */
export const LONGEST_NAME = 80;

export type NameRead = { name: string; fault?: undefined } | { name?: undefined; fault: NameFault };

/**
 * Reads a part of a person's name as it was typed or pasted: letters composed, single spaces, every dash a hyphen, nothing in it
 * that nobody sees. "" where nothing was seen.
 */
export function readName(text: string): NameRead {
  const name = normalized(text.replaceAll(/[^\S\ufeff]+/gu, ' ').replaceAll(UNSEEN, ''), 'NFC')
    .replaceAll(DASHES, '-')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (name.startsWith('-')) return { fault: 'dashFirst' };
  if (name.endsWith('-')) return { fault: 'dashLast' };
  return PLAIN.test(name) && (name === '' || LETTER.test(name)) ? { name } : { fault: 'nameInvalid' };
}
