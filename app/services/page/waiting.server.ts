import type { Waiting } from '#contract/home/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do-list.tsx';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import type { Entry } from './opened.server.ts';

/** Words, icon and address of a thing; whatever is not said is what the provider says of it. */
type Said = Pick<ToDo, 'icon' | 'href' | 'label'> & Partial<ToDo>;

type Kind = Readonly<{
  /** Null: it is nothing that can be done here. */
  say: (waiting: Waiting, request: AccountRequest) => Said | null | Promise<Said | null>;
  /** The entry that waits until the account has opened its page. */
  opened?: (waiting: Waiting) => Entry;
}>;

/** The portal's texts for an area's things to do (decision 202). */
export type AreaWaiting = Readonly<{
  /** Words by area and kind as the provider calls them ('results.critical'); areas stand in their order where nothing else decides. */
  kinds: Readonly<Record<string, Kind>>;
  /** Things that the portal knows by itself, as what was begun and not finished. */
  also?: (request: AccountRequest, patients: readonly Patient[]) => Promise<ToDo[]>;
}>;

/** "27 listopada, 9:00"; empty where nobody says when. */
export function momentAt(
  at: string | undefined,
  { language, now }: Pick<AccountRequest, 'language' | 'now'>,
) {
  if (at === undefined) return '';
  const { dayOfMonth, month, time } = textIn(language).dayParts(at, now);
  return `${dayOfMonth} ${month}, ${time}`;
}

/** "Najpóźniej 27 listopada, 9:00."; empty where nobody says when. */
export const noLaterThan = (moment: string, { t }: Pick<AccountRequest, 't'>) =>
  moment && t('start:toDo.until', { moment });
