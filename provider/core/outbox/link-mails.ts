import type { Scope } from '#contract/people/reading/scope.ts';
import { dayInWords, type Language } from '#provider/core/words.ts';
import { mailOf, TEXTS, wordsOf } from './wording.ts';

/** The news of a link between an account and a person: asked for, begun, ended, or never made. */
export type LinkWording = 'linkAsked' | 'linkBegun' | 'linkEnded' | 'linkNotMade';

/** Tells a person who acts or asks to act for them, and an account that something has changed, without a name (S-45). */
export function linkMail({ language, wording, to, by, at, name, link }: OfLinkMail) {
  const { byWhom } = TEXTS[language].links;
  const values = { ...wordsOf({ language, startsAt: at }), name, byWhom: byWhom[by] };
  return mailOf({ language, wording: TEXTS[language][wording][to], values, link });
}

/** Tells both sides of a link which day is its last one (AP-22), or that it has none any more; who acts reads nobody's name (S-45). */
export const limitMail = ({ language, to, name, until, link }: OfLimit & OfLastDay) =>
  mailOf({
    language,
    wording: TEXTS[language][until === null ? 'linkWithoutEnd' : 'linkUntil'][to],
    values: { name, day: until === null ? '' : dayInWords({ language, at: until }) },
    link,
  });

/** Tells both sides of a link what it allows now (AP-22); who acts reads nobody's name (S-45). */
export const scopeMail = ({ language, to, name, scope, link }: OfLimit & { scope: Scope }) =>
  mailOf({
    language,
    wording: TEXTS[language].linkScope[to],
    values: { name, scope: TEXTS[language].scopes[scope] },
    link,
  });

/** Tells who acts for a child that somebody else asks for it or does, too, and who; the child is not named (S-45). */
export const secondParentMail = ({
  language,
  event,
  at,
  name,
  link,
}: Omit<OfLinkMail, 'wording' | 'to' | 'by'> & { event: 'ASKED' | 'BEGUN' }) =>
  mailOf({
    language,
    wording: TEXTS[language][event === 'ASKED' ? 'secondParentAsks' : 'secondParent'],
    values: { ...wordsOf({ language, startsAt: at }), name },
    link,
  });

/** Tells whose record it is that the unit has joined one more account with it (S-60): the account is not named, nor anybody. */
export const secondOwnMail = ({ language, at, link }: Pick<OfLinkMail, 'language' | 'at' | 'link'>) =>
  mailOf({
    language,
    wording: TEXTS[language].secondOwn,
    values: wordsOf({ language, startsAt: at }),
    link,
  });

/** Tells a child, or who acts as a parent, of an age of the law: that it comes, or is reached, on the day of `at`. Nobody's name (S-45). */
export const ageMail = ({ language, wording, to, at, link }: OfAgeMail) =>
  mailOf({
    language,
    wording: TEXTS[language].ages[wording][to],
    values: { day: dayInWords({ language, at }) },
    link,
  });

/** Tells who has paid what has become of the money: number of the invoice and amount, nothing of health and nobody's name (S-45). */
export const paymentMail = ({ language, wording, values, link }: OfPaymentMail) =>
  mailOf({ language, wording: TEXTS[language][wording], values, link });

type OfPaymentMail = {
  language: Language;
  wording: 'paymentDone' | 'paymentGoesBack' | 'paymentOfCanceled' | 'paymentReturned';
  values: { number: string; amount: string };
  link: string;
};

export type OfLimit = { language: Language; to: 'person' | 'guardian'; name: string; link: string };

/** The first moment of the last day; null: there is none. */
type OfLastDay = { until: number | null };

export type OfAgeMail = {
  language: Language;
  wording: 'soon16' | 'now16' | 'soon18' | 'now18';
  to: 'person' | 'guardian';
  at: number;
  link: string;
};

type OfLinkMail = {
  language: Language;
  wording: LinkWording;
  /** `self`: the account says that the patient is its owner. */
  to: 'person' | 'guardian' | 'self';
  by: 'ACCOUNT' | 'PERSON' | 'UNIT' | 'AGE';
  at: number;
  name: string;
  link: string;
};
