import { filled, type Language } from '#provider/core/words.ts';
import { mailOf, TEXTS, wordsOf } from './wording.ts';

type OfLink = Readonly<{ language: Language; link: string }>;

/** Where somebody who has registered proves the address; `username` null: the address is the name itself, or one is still to be chosen. */
export function registrationLink({ language, link, username }: OfLink & { username: string | null }) {
  const { named, ...wording } = TEXTS[language].registrationLink;
  const values = { named: username === null ? '' : filled({ text: named, values: { username } }) };
  return mailOf({ language, wording, values, link });
}

/** The same to an address with which there is an account: its owner reads of no one else what they have typed (C-17, C-18). */
export const registrationAtKnownAddress = ({
  language,
  link,
  login,
  recovery,
}: OfLink & { login: string; recovery: string }) =>
  mailOf({
    language,
    wording: TEXTS[language].registrationAtKnownAddress,
    values: { login, recovery },
    link,
  });

/** Tells whose data came with a registration that somebody has tried, and nothing of who (C-17, S-60). */
export const registrationOfOwner = ({
  language,
  at,
  link,
  recovery,
}: OfLink & { at: number; recovery: string }) =>
  mailOf({
    language,
    wording: TEXTS[language].registrationOfOwner,
    values: { ...wordsOf({ language, startsAt: at }), recovery },
    link,
  });

/** The same as an SMS, to who has no mail address. */
export const registrationOfOwnerBySms = ({ language }: { language: Language }) => ({
  language,
  text: TEXTS[language].registrationOfOwnerBySms.text,
});

/** Tells the owner of a number that one more account has it (A-39, AP-72). */
export const numberShared = ({ language }: { language: Language }) => ({
  language,
  text: TEXTS[language].numberShared.text,
});
