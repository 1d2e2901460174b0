import type { Change } from './schemas.ts';

/** A change that looks like a break and is none, in the words of `npm run api:diff`, and the reason. */
type Judgement = Readonly<{ at: readonly string[]; what: string; why: string }>;

/** Changes since the last release that somebody has looked at; emptied when a release is cut. */
export const JUDGED: readonly Judgement[] = [
  {
    at: [
      'account.sendEmailLink sent.application/json.email',
      'account.update sent.application/json.contactData.email',
      'account.resendEmailChange sent.application/json.email',
      'account.recoverPassword sent.application/json.email',
      'NewAccessibilityReport.answer.email',
    ],
    what: String.raw`pattern "^[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+$", before "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"`,
    why: 'each address that is sent now was allowed before',
  },
  {
    at: ['epuap.sso', 'epuap.confirm', 'epuap.slo', 'payments.start'].map((name) => `${name} 302 location`),
    what: 'format "uri", before none',
    why: 'another location has led nobody anywhere before',
  },
  {
    at: ['ListedMessage.title', 'Message.title'],
    what: 'maxLength 500, before none',
    why: 'the portal has asked for it before, and the document did not say so',
  },
  {
    at: ['Message.text'],
    what: 'maxLength 20000, before none',
    why: 'the portal has asked for it before, and the document did not say so',
  },
];

/** Changes with the verdicts on them, and the verdicts that fit none: those have to go. */
export function judgedBy(judgements: readonly Judgement[], changes: readonly Change[]) {
  const verdicts = new Map<string, string>(
    judgements.flatMap(({ at, what, why }) => at.map((place) => [`${place}: ${what}`, why] as const)),
  );
  const judged = changes.map((change) => {
    const key = `${change.at}: ${change.what}`;
    const why = change.isBreak ? verdicts.get(key) : undefined;
    if (why === undefined) return change;
    verdicts.delete(key);
    return { ...change, what: `${change.what} (no break: ${why})`, isBreak: false };
  });
  const unused = [...verdicts.keys()].map((key) => `scripts/api/judged.ts judges what is no break: ${key}`);
  return { changes: judged, unused };
}
