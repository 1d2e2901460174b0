import { cutAtCharacter } from '#app/domain/text.ts';

/** C§9: characters of a title. */
export const LONGEST_TITLE = 149;

type Title = { title: string; isCut: boolean };

/** A title as a form may have it. */
export const titleToEdit = (title: string): Title => {
  const cut = cutAtCharacter(title, LONGEST_TITLE);
  return { title: cut, isCut: cut !== title };
};

/** "Odp: Lek na ciśnienie"; of an answer to an answer no second "Odp:". */
export const titleOfReply = (title: string, prefix: string): Title =>
  titleToEdit(title.startsWith(prefix) ? title : `${prefix}${title}`);
