import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { data } from '@remix-run/node';
import { z } from 'zod';
import {
  pathOfKind,
  readReferral,
  REFERRAL_KINDS,
  typedOfKind,
  type ReferralKind,
  type TypedReferral,
} from '#app/domain/bookings/referral.ts';
import type { Day } from '#app/domain/dates/calendar.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import type { ReferralAnswer } from '#app/journeys/booking/draft.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { issue, said } from '#app/services/forms/fields.ts';
import { invalid, refused, replyTo } from '#app/services/forms/forms.server.ts';
import { keptAnswers } from '#app/services/forms/kept-answers.server.ts';
import { pathOf, type PortalRequest } from '#app/services/request/portal-request.server.ts';
import { LOOK_UPS, lookUp, lookUpErrors, namesOf, referrerErrors, type LookedUp } from './look-up.server.ts';

const LONGEST = 4_000;
const DIGITS_WITH_PESEL = 4;
const typed = z.string().max(LONGEST, said('referrals:fault.tooLong')).optional();

/** As it was typed; what it must be is read by domain/bookings/referral. */
const Typed = z.object({
  refENumber: typed,
  issueDate: typed,
  institutionCro: typed,
  unknownInstitution: typed,
  practiceNo: typed,
  unknownPractitioner: typed,
  /** The words to search the diseases for. */
  disease: typed,
  icd10Code: typed,
  orgUnit5Code: typed,
  orgUnitCode: typed,
  orgUnitSpecialityCode: typed,
  orgUnitTypeCode: typed,
  cito: z.boolean().optional(),
});
export type ReferralForm = typeof Typed;

/** Whose referral it is, and for what. */
export type ReferralContext = {
  request: PortalRequest;
  system: string;
  kind: ReferralKind;
  isRequired: boolean;
  /** A 4-digit number is checked with the PESEL. */
  hasPesel: boolean;
};

/** B§5, as a schema: the errors of all fields at once. */
const referralForm = ({ kind, isRequired, hasPesel, day }: ReferralContext & { day: Day }) =>
  Typed.transform((values, context) => {
    const typed = typedOfKind(kind, values);
    const { faults = {}, referral = {} } = readReferral({ typed, kind, isRequired, today: day });
    for (const [field, fault] of Object.entries(faults)) issue(context, `referrals:fault.${fault}`, field);
    const needsPesel = referral.refENumber?.length === DIGITS_WITH_PESEL && !hasPesel;
    if (needsPesel) issue(context, 'referrals:fault.noPesel', 'refENumber');
    return referral;
  });

/**
 * The answer of the form, or the page that it goes back to: after a look-up (a button of the same form, which keeps all
 * answers), or with what has to be mended.
 */
export async function submittedReferral(context: ReferralContext) {
  const form = await context.request.form();
  const asTyped = parseWithZod(form, { schema: Typed });
  const texts = typedOfKind(context.kind, textsOf(asTyped.payload));
  const found = await lookUp(context, texts);

  const button = LOOK_UPS.find((name) => form.has(name));
  if (button) {
    const errors = lookUpErrors({ button, typed: texts });
    const status = Object.keys(errors).length > 0 ? 400 : 200;
    const submission = replyTo(asTyped, status === 400 ? { fieldErrors: errors } : {});
    return { answer: data({ submission, found }, { status }) };
  }

  const day = today(context.request.now);
  const submission = parseWithZod(form, { schema: referralForm({ ...context, day }) });
  if (submission.status !== 'success') return { answer: withFound(invalid(submission), found) };

  const errors = referrerErrors({ referral: submission.value, found });
  if (Object.keys(errors).length > 0) {
    const isOutage = Object.values(errors).some(([error]) => error?.endsWith('.outage'));
    const answer = refused(submission, errors, isOutage ? { status: 503 } : {});
    return { answer: withFound(answer, found) };
  }
  const referral: ReferralAnswer = { ...submission.value, ...namesOf({ referral: submission.value, found }) };
  const refuse = (texts: ErrorText[], options: Parameters<typeof refused>[2] = {}) =>
    withFound(refused(submission, { '': texts }, options), found);
  return { referral, refuse };
}

const withFound = ({ data: answer, init }: ReturnType<typeof refused>, found: LookedUp) =>
  data({ ...answer, found }, init ?? {});

type Texts = TypedReferral & { disease?: string };

function textsOf(fields: Record<string, unknown>): Texts {
  const texts = Object.keys(Typed.shape).flatMap((name) => {
    const value = fields[name];
    return typeof value === 'string' && name !== 'cito' ? [[name, value.slice(0, LONGEST)] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** The form as it is first shown: what was given or typed before, and what its numbers and codes stand for. */
export async function shownReferral(
  context: Omit<ReferralContext, 'hasPesel'>,
  before: ReferralAnswer | undefined,
) {
  const { request, kind, isRequired } = context;
  const values = before && valuesOf(before);
  const kept = await keptAnswers(request, pathOf(request.url));
  const [settings, found] = await Promise.all([
    request.provider.referrals.settings(),
    request.isPost || kind === 'electronic'
      ? {}
      : lookUp(context, textsOf((typeof kept === 'string' ? null : kept) ?? values ?? {})),
  ]);
  return { values, settings, found, kind, isRequired, kinds: kindsFor(request) };
}

const kindsFor = ({ url }: PortalRequest) =>
  REFERRAL_KINDS.map((kind) => ({ kind, href: pathOfKind(url, kind) }));

const valuesOf = ({ issueDate, cito, ...texts }: ReferralAnswer) => ({
  ...texts,
  issueDate: issueDate && formatTypedDate(issueDate),
  cito: cito ? 'on' : undefined,
});
