import type { WrittenAccountCopy } from '#contract/account/leaving-schemas.ts';
import en from '#locales/en/account.json';
import pl from '#locales/pl/account.json';
import { asOf } from '#provider/core/printouts/head.ts';
import { taggedPdf, type PrintedFact } from '#provider/core/printouts/tagged-pdf.ts';
import { dayInWords, filled, phoneInWords, timeInWords, type Language } from '#provider/core/words.ts';

const TEXTS = {
  pl: { ...pl.copy, security: pl.security },
  en: { ...en.copy, security: en.security },
};

type Printed = { copy: WrittenAccountCopy; language: Language };
type PrintedNow = Printed & { letterhead: string; at: Date };

/** A§7: what the portal keeps of an account, on paper, with all that its page says. */
export function accountCopyPrintout({ copy, letterhead, language, at }: PrintedNow) {
  const texts = TEXTS[language];
  const { parts } = texts;
  return taggedPdf({
    ...{ letterhead, title: texts.title, language, at },
    facts: [],
    head: [
      filled({ text: texts.owner, values: { name: `${copy.name} ${copy.lastName}` } }),
      asOf({ language, at }),
      `${texts.lead} ${texts.without}`,
    ],
    sections: [
      { heading: parts.account, facts: accountFacts({ copy, language }), empty: texts.none },
      { heading: parts.contacts, facts: contactFacts({ copy, language }), empty: texts.none },
      {
        heading: parts.consents,
        facts: [...consentFacts({ copy, language }), ...marketingFacts({ copy, language })],
        empty: texts.noConsents,
      },
      { heading: parts.links, facts: linkFacts({ copy, language }), empty: texts.noLinks },
      { heading: parts.sessions, facts: sessionFacts({ copy, language }), empty: texts.noSessions },
      {
        heading: parts.signIns,
        facts: signInFacts({ copy, language }),
        empty: texts.security.events.none,
      },
    ],
  });
}

function accountFacts({ copy, language }: Printed): PrintedFact[] {
  const { terms, type } = TEXTS[language];
  return [
    { term: terms.login, value: copy.username },
    { term: terms.name, value: `${copy.name} ${copy.lastName}` },
    { term: terms.type, value: type[copy.type] },
  ];
}

function contactFacts({ copy, language }: Printed): PrintedFact[] {
  const { contacts, settings } = copy;
  const { terms, channel, languages, none, ...texts } = TEXTS[language];
  const { phoneNumber, phoneConfirmed } = contacts;
  const phone = phoneNumber && phoneInWords({ language, phone: phoneNumber });
  const phoneText = phoneConfirmed ? texts.phoneConfirmed : texts.phoneUnconfirmed;
  const { reminderDays: days } = settings;
  const forms = new Intl.PluralRules(language).select(days ?? 0);
  const daysText = Reflect.get(texts, `reminderDays_${forms}`) as string | undefined;
  return [
    { term: terms.email, value: contacts.email ?? none },
    ...waitingFact({ term: terms.newEmail, waiting: contacts.pendingEmail, language }),
    ...formerFacts({ copy, language, kind: 'EMAIL' }),
    { term: terms.phone, value: phone ? filled({ text: phoneText, values: { phone } }) : none },
    ...waitingFact({
      term: terms.newPhone,
      waiting: contacts.pendingPhone && {
        ...contacts.pendingPhone,
        value: phoneInWords({ language, phone: contacts.pendingPhone.value }),
      },
      language,
    }),
    ...formerFacts({ copy, language, kind: 'PHONE' }),
    { term: terms.channel, value: channel[settings.preferredCommunicationChannel] },
    { term: terms.language, value: languages[settings.language ?? 'none'] },
    {
      term: terms.reminders,
      value:
        days === undefined
          ? texts.noReminders
          : filled({ text: daysText ?? texts.reminderDays_other, values: { count: String(days) } }),
    },
  ];
}

type Waiting = { value: string; validUntil: string };

/** The contact that waits for its proof, and until when. */
function waitingFact({
  term,
  waiting,
  language,
}: {
  term: string;
  waiting: Waiting | undefined;
  language: Language;
}) {
  if (!waiting) return [];
  const day = momentInWords({ language, instant: waiting.validUntil });
  return [{ term, value: filled({ text: TEXTS[language].waits, values: { value: waiting.value, day } }) }];
}

/** The contacts that were there before, and can be brought back still. */
const formerFacts = ({ copy, language, kind }: Printed & { kind: 'EMAIL' | 'PHONE' }): PrintedFact[] =>
  (copy.formerContacts ?? [])
    .filter((one) => one.kind === kind)
    .map(({ value, validUntil }) => {
      const { terms, former } = TEXTS[language];
      const shown = kind === 'PHONE' ? phoneInWords({ language, phone: value }) : value;
      const day = momentInWords({ language, instant: validUntil });
      return {
        term: kind === 'PHONE' ? terms.formerPhone : terms.formerEmail,
        value: filled({ text: former, values: { value: shown, day } }),
      };
    });

const consentFacts = ({ copy, language }: Printed): PrintedFact[] =>
  copy.consents.flatMap(({ name, version, accepted, answeredAt }) => {
    const { terms, ...texts } = TEXTS[language];
    const answer = accepted ? texts.accepted : texts.refused;
    const text = answeredAt ? answer : texts.waiting;
    const day = answeredAt ? momentInWords({ language, instant: answeredAt }) : '';
    return [
      { term: terms.consent, value: name, language: 'pl' as const },
      { term: terms.answer, value: filled({ text, values: { version, day } }) },
    ];
  });

const marketingFacts = ({ copy, language }: Printed): PrintedFact[] =>
  copy.marketing.map(({ isGiven, version, at }) => {
    const { terms, accepted, refused } = TEXTS[language];
    const values = { version, day: momentInWords({ language, instant: at }) };
    return { term: terms.marketing, value: filled({ text: isGiven ? accepted : refused, values }) };
  });

const linkFacts = ({ copy, language }: Printed): PrintedFact[] =>
  copy.links.map(({ name, lastName, role, linkState, linkedAt, endedAt }) => {
    const texts = TEXTS[language];
    const values = { role: texts.role[role], state: texts.state[linkState] };
    const day = momentInWords({ language, instant: linkedAt });
    return {
      term: `${name} ${lastName}`,
      value: endedAt
        ? filled({
            text: texts.until,
            values: { ...values, day, end: momentInWords({ language, instant: endedAt }) },
          })
        : filled({ text: texts.since, values: { ...values, day } }),
    };
  });

const sessionFacts = ({ copy, language }: Printed): PrintedFact[] =>
  copy.sessions.map(({ openedAt, endsAt, isCurrent }) => {
    const { terms, open, openHere } = TEXTS[language];
    const [from, to] = [Date.parse(openedAt), Date.parse(endsAt)];
    const values = {
      day: dayInWords({ language, at: from }),
      time: timeInWords({ language, at: from }),
      endDay: dayInWords({ language, at: to }),
      endTime: timeInWords({ language, at: to }),
    };
    return { term: terms.session, value: filled({ text: isCurrent ? openHere : open, values }) };
  });

const signInFacts = ({ copy, language }: Printed): PrintedFact[] =>
  (copy.signIns ?? []).map(({ at, type, device }) => {
    const { events, ...texts } = TEXTS[language].security;
    return {
      term: `${events[type]}: ${momentInWords({ language, instant: at })}`,
      value: deviceInWords(device, texts),
    };
  });

/** "firefox-windows" as its owner knows it. */
function deviceInWords(
  device: string | undefined,
  {
    browsers,
    systems,
    unknownDevice,
  }: Pick<(typeof TEXTS)['pl']['security'], 'browsers' | 'systems' | 'unknownDevice'>,
) {
  const [browser = '', system = ''] = device?.split('-') ?? [];
  const words = [Reflect.get(browsers, browser), Reflect.get(systems, system)].filter(Boolean);
  return words.join(', ') || unknownDevice;
}

const momentInWords = ({ language, instant }: { language: Language; instant: string }) =>
  `${dayInWords({ language, at: Date.parse(instant) })}, ${timeInWords({ language, at: Date.parse(instant) })}`;
