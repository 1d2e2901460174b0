import type { Waiting } from '#contract/home/schemas.ts';
import type { Patient } from '#contract/patients/schemas.ts';
import type { ToDo } from '#app/components/start/to-do.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { ProviderText } from '#app/domain/text.ts';
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

type Here = Pick<AccountRequest, 'language' | 'now'>;

/** "27 listopada, 9:00"; empty where nobody says when. */
export function momentAt(at: string | undefined, here: Here) {
  if (at === undefined) return '';
  return `${dateAt(at, here)}, ${textIn(here.language).formatTime(at)}`;
}

/** "27 listopada"; the year where it is not this one. */
export function dateAt(at: string, { language, now }: Here) {
  const { dayOfMonth, month } = textIn(language).dayParts(at, now);
  return `${dayOfMonth} ${month}`;
}

/** "dziś, 7:47", "piątek 4 grudnia, 9:00"; empty where nobody says when. */
export const nearAt = (at: string | undefined, { language, now }: Here) =>
  at === undefined ? '' : textIn(language).formatMoment(at, now);

/** "do piątku 4 grudnia"; empty where nobody says until when. */
export const untilDay = (until: string | undefined, { language, now }: Here) =>
  until === undefined ? '' : textIn(language).formatUntil(dayOf(until), now);

/** "do jutra, 9:00"; empty where nobody says until when. */
export const untilMoment = (at: string | undefined, here: Here) =>
  at === undefined ? '' : `${untilDay(at, here)}, ${textIn(here.language).formatTime(at)}`;

/** The parts of a thing that an area may leave unsaid. */
export const NOTHING_SAID = {
  name: null,
  apart: '',
  act: null,
  said: '',
  what: null,
  who: null,
  day: '',
  note: '',
  phone: null,
} as const satisfies Partial<ToDo>;

/** A title that is the thing's own name; ours where the provider does not give it one. */
export const namedOr = (name: ProviderText | undefined, label: string) => ({
  label: name ? '' : label,
  name: name ?? null,
  what: null,
});
