import { filled, timeInWords, type Language } from '#provider/core/words.ts';
import { mailOf, TEXTS, visitWordsOf, wordsOf } from './wording.ts';

type OfVisit = 'bookingAccepted' | 'bookingCanceled' | 'bookingCanceledByUnit' | 'visitReminder';

/** A mail on one visit, by its time alone. */
const ofVisit = (wording: OfVisit, { link, ...of }: OfBooking) =>
  mailOf({
    language: of.language,
    wording: TEXTS[of.language][wording],
    values: visitWordsOf(of),
    link,
  });

/** The new time of one that has moved, and the one before it. */
function bothWordsOf({ before, ...of }: Omit<OfMoved, 'link'>) {
  const old = visitWordsOf({ ...of, startsAt: before });
  return { ...visitWordsOf(of), oldDay: old.day, oldTime: old.time };
}

/** "Wizyta zarezerwowana": when, and where to read more. No health words, so neither service nor unit (S-45). */
export const bookingAccepted = (of: OfBooking) => ofVisit('bookingAccepted', of);

/** "Wizyta przełożona": the new time, and the one before it; and where the patient says that they will come, while that is awaited. */
export function bookingMoved({ link, confirmLink, ...of }: OfMove) {
  const { language } = of;
  const { awaited } = TEXTS[language].bookingMoved;
  const values = {
    ...bothWordsOf(of),
    awaited: confirmLink ? `${filled({ text: awaited, values: { confirmLink } })}\n\n` : '',
  };
  return mailOf({ language, wording: TEXTS[language].bookingMoved, values, link });
}

/** "Wizyta odwołana": which one, by its time alone. */
export const bookingCanceled = (of: OfBooking) => ofVisit('bookingCanceled', of);

/** The same of a visit that the unit has cancelled: whom to call for another time. */
export const bookingCanceledByUnit = (of: OfBooking) => ofVisit('bookingCanceledByUnit', of);

/** A visit that the unit has moved: its new time, and the one before it. */
export const bookingMovedByUnit = ({ link, ...of }: OfMoved) =>
  mailOf({
    language: of.language,
    wording: TEXTS[of.language].bookingMovedByUnit,
    values: bothWordsOf(of),
    link,
  });

/** A reminder that a visit comes, and where to say so (AP-12): by its time alone. */
export const visitReminder = (of: OfBooking) => ofVisit('visitReminder', of);

/** The same as an SMS. */
export const visitReminderBySms = ({ link, ...of }: OfBooking) => ({
  language: of.language,
  link,
  text: filled({
    text: TEXTS[of.language].visitReminderBySms.text,
    values: { ...visitWordsOf(of), link },
  }),
});

/** The receipt for who has deleted their account: that it is gone, and when. There is no undo: whom to call, should it have been somebody else. */
export const accountDeleted = ({ language, at, username }: OfDeletion & { username: string }) => {
  const { subject, text } = TEXTS[language].accountDeleted;
  const values = { username, ...wordsOf({ language, startsAt: at }) };
  return { language, subject, text: filled({ text, values }) };
};

/** The same as an SMS, to who has no mail address; it names nobody: others may read it on the phone's locked screen. */
export const accountDeletedBySms = ({ language, at }: OfDeletion) => ({
  language,
  text: filled({
    text: TEXTS[language].accountDeletedBySms.text,
    values: wordsOf({ language, startsAt: at }),
  }),
});

type OfDeletion = { language: Language; at: number };
type OfBooking = { language: Language; startsAt: number; isFromAfar: boolean; link: string };
type OfMoved = OfBooking & { before: number };
type OfMove = OfMoved & { confirmLink: string | null };

/** Says that a message waits in the portal; not from whom, and nothing of what about (S-45). */
export const newMessage = ({ language, link }: OfMessage) =>
  mailOf({ language, wording: TEXTS[language].newMessage, values: {}, link });

/** The same as an SMS. */
export const newMessageBySms = ({ language, link }: OfMessage) => ({
  language,
  link,
  text: filled({ text: TEXTS[language].newMessageBySms.text, values: { link } }),
});

type OfMessage = { language: Language; link: string };

/** The code before a booking is sent; it says until when it is valid (ms), and nothing of what for (S-45). */
export const bookingCode = (code: OfCode) => codeIn({ wording: 'bookingCode', ...code });

/** The code that proves a number. */
export const phoneCode = (code: OfCode) => codeIn({ wording: 'phoneCode', ...code });

/** The code by which the owner of an account says that another one is theirs, too. */
export function mergeCode(code: OfCode) {
  const { subject } = TEXTS[code.language].mergeCode;
  return { subject, ...codeIn({ wording: 'mergeCode', ...code }) };
}

/** Says which account is left, to both addresses of somebody who has made two accounts one. */
export const accountsMerged = ({ language, username, link }: OfMerging) =>
  mailOf({ language, wording: TEXTS[language].accountsMerged, values: { username }, link });

type OfMerging = { language: Language; username: string; link: string };

/** Says that a number needs no code, to somebody who asked for one without signing in (S-12). */
export const phoneConfirmedAlready = ({ language }: { language: Language }) => ({
  language,
  text: TEXTS[language].phoneConfirmedAlready.text,
});

function codeIn({
  wording,
  language,
  code,
  validUntil,
  host,
}: OfCode & { wording: 'bookingCode' | 'phoneCode' | 'mergeCode' }) {
  const time = timeInWords({ language, at: validUntil });
  const text = filled({ text: TEXTS[language][wording].text, values: { code, time } });
  return { language, text: boundToHost({ text, code, host }) };
}

type OfCode = { language: Language; code: string; validUntil: number; host: string };

/** The last line is for phones, which offer the code to the pages of that host alone (WHATWG, origin-bound one-time codes). */
const boundToHost = ({ text, code, host }: { text: string; code: string; host: string }) =>
  `${text}\n\n@${host} #${code}`;

/** Where a new password is set: for whom, and until when (ms) the link can be used. */
export const passwordLink = ({ language, link, ...values }: OfPasswordLink) =>
  mailOf({ language, wording: TEXTS[language].passwordLink, values: ofLink({ language, ...values }), link });

/** The same as an SMS, which names nobody: others may read it on the phone's locked screen. */
export function passwordLinkBySms({ language, link, ...values }: OfPasswordLink) {
  const { text } = TEXTS[language].passwordLinkBySms;
  return { text: filled({ text, values: { ...ofLink({ language, ...values }), link } }), language, link };
}

/** Tells the owner of an account that its password was changed, and where to go if that was somebody else. */
export const passwordChanged = ({ language, at, username, link }: OfPasswordChange) =>
  mailOf({
    language,
    wording: TEXTS[language].passwordChanged,
    values: { username, ...wordsOf({ language, startsAt: at }) },
    link,
  });

/** Tells the owner of an account that its sign-in is locked after wrong passwords: until when (ms), and what to do. */
export const signInLocked = ({ language, until, username, link }: OfLock) =>
  mailOf({
    language,
    wording: TEXTS[language].signInLocked,
    values: { username, ...wordsOf({ language, startsAt: until }) },
    link,
  });

/** Tells the owner of an account that the unit has blocked it, and that only the desk can change that: after a try to sign in. */
export function accountBlocked({ language, username }: { language: Language; username: string }) {
  const { subject, text } = TEXTS[language].accountBlocked;
  return { language, subject, text: filled({ text, values: { username } }) };
}

/** Where the owner of an account says that the address is theirs. */
export const confirmEmailLink = ({ language, link }: { language: Language; link: string }) =>
  mailOf({ language, wording: TEXTS[language].confirmEmailLink, values: {}, link });

/** Says that an address needs no link, to somebody who asked for one without signing in (S-12). */
export const emailConfirmedAlready = ({ language, link }: { language: Language; link: string }) =>
  mailOf({ language, wording: TEXTS[language].emailConfirmedAlready, values: {}, link });

/** Where the owner of a new address puts it in force: until when (ms), and that nothing changes before. */
export const changeEmailLink = ({ language, validUntil, link }: OfContactLink) =>
  mailOf({
    language,
    wording: TEXTS[language].changeEmailLink,
    values: wordsOf({ language, startsAt: validUntil }),
    link,
  });

/** Tells the contact that was in force before when it went, and until when (ms) the link brings it back. */
export const contactChanged = ({ language, kind, isRemoved = false, link, ...times }: ContactChange) =>
  mailOf({
    language,
    wording: TEXTS[language][`${kind === 'EMAIL' ? 'email' : 'phone'}${isRemoved ? 'Removed' : 'Changed'}`],
    values: ofChange({ language, ...times }),
    link,
  });

/** The same as an SMS. */
export const contactChangedBySms = ({ language, link, ...times }: ContactChange) => ({
  language,
  link,
  text: filled({
    text: TEXTS[language].phoneChangedBySms.text,
    values: { ...ofChange({ language, ...times }), link },
  }),
});

/** Tells both contacts of a change that was taken back when that was, and where a new password is set. */
export const contactUndone = ({ language, at, link }: OfUndo) =>
  mailOf({
    language,
    wording: TEXTS[language].contactUndone,
    values: wordsOf({ language, startsAt: at }),
    link,
  });

type OfUndo = { language: Language; at: number; link: string };
type OfContactLink = { language: Language; validUntil: number; link: string };
/** A change of a contact; `isRemoved`: none is in its place. */
export type ContactChange = OfContactLink & { kind: 'EMAIL' | 'PHONE'; isRemoved?: boolean; at: number };

function ofChange({ language, at, validUntil }: Pick<ContactChange, 'language' | 'at' | 'validUntil'>) {
  const until = wordsOf({ language, startsAt: validUntil });
  return { ...wordsOf({ language, startsAt: at }), untilDay: until.day, untilTime: until.time };
}

type OfPasswordLink = { language: Language; username: string; validUntil: number; link: string };
type OfLock = { language: Language; until: number; username: string; link: string };
type OfPasswordChange = { language: Language; at: number; username: string; link: string };

const ofLink = ({ language, username, validUntil }: Omit<OfPasswordLink, 'link'>) => ({
  username,
  time: timeInWords({ language, at: validUntil }),
});
