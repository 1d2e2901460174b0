import { cutAtCharacter } from '#app/domain/text.ts';
import { oneLine } from '#app/domain/typed.ts';

/** C§9: characters of a title. */
export const LONGEST_TITLE = 149;

type Title = { title: string; isCut: boolean };

/** A title as a form may have it. */
export const titleToEdit = (title: string): Title => {
  const line = oneLine(title);
  const cut = cutAtCharacter(line, LONGEST_TITLE);
  return { title: cut, isCut: cut !== line };
};

/**
 * The prefixes that programs of mail and both languages of the portal put before the title of an answer, also several
 * times: "Re: Odp: RE[2]: ".
 */
const ANSWERS = /^(?:(?:re|odp|aw|sv|fwd?)(?:\[\d+\])? ?: *)+/i;

/** "Odp: Lek na ciśnienie"; an answer to an answer, whatever it was called there, bears the prefix once. */
export const titleOfReply = (title: string, prefix: string): Title =>
  titleToEdit(`${prefix}${oneLine(title).replace(ANSWERS, '')}`.trimEnd());
