import type { Params } from '@remix-run/react';
import type { Correction } from '#contract/applications/schemas.ts';
import { CORRECTION_KINDS } from '#contract/applications/reading/kinds.ts';
import { correctionPath, correctionsPath, newCorrectionPath } from '#app/domain/applications/paths.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { personOf } from '#app/services/page/person-of.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/** Whose data a page is about. @throws notFound */
export async function whoseData(request: AccountRequest, params: Params) {
  const person = await personOf(request, params);
  return { ...person, path: correctionsPath(person.patientId) };
}

const KINDS = {
  SUBMITTED: 'waiting',
  TAKEN_UP: 'waiting',
  CORRECTED: 'done',
  REJECTED: 'problem',
  WITHDRAWN: 'ended',
} as const;

/** The state of a request, in words, and what follows from it. */
export function stateOf({ language, now, t }: AccountRequest, correction: Correction) {
  const { state, answerBy, endedAt } = correction;
  const isOpen = state === 'SUBMITTED' || state === 'TAKEN_UP';
  const isLate = isOpen && answerBy < dayOf(now.toISOString());
  const { formatDayWord, formatDeadline } = textIn(language);
  const until = formatDeadline(answerBy, now);
  return {
    kind: KINDS[state],
    state: t(`applications:state.${state}`),
    isLate,
    isTakenUp: state === 'TAKEN_UP',
    /** The answer that is to come; of one that has ended, the day of that. */
    consequence: isOpen
      ? t(isLate ? 'applications:consequence.late' : `applications:consequence.${state}`, { day: until })
      : endedAt === undefined
        ? ''
        : formatDayWord(dayOf(endedAt), now),
    isOpen,
  };
}

/** "soboty 28 listopada": the day of a request, after "z". */
export const askedDay = ({ language, now }: AccountRequest, { askedAt }: Correction) =>
  textIn(language).formatDeadline(dayOf(askedAt), now);

/** A request as a list shows it. */
export const correctionRow = (request: AccountRequest, correction: Correction) => ({
  id: correction.id,
  href: correctionPath(correction),
  title: request.t(`applications:kind.${correction.kind}`),
  asked: askedDay(request, correction),
  ...stateOf(request, correction),
  reason: correction.reason ?? null,
});
export type CorrectionRow = ReturnType<typeof correctionRow>;

/** The requests of the account about one person, the last one first; none while they cannot be fetched. */
export async function correctionsOfPerson(request: AccountRequest, patientId: string) {
  const found = await orOutage(request.provider.corrections.mine());
  const own = found.ok ? found.data.filter((one) => one.patientId === patientId) : [];
  return {
    corrections: own.map((one) => correctionRow(request, one)),
    outage: found.ok ? null : found.outage,
  };
}

/** The requests that have been made about a person, and those that may be. */
export async function correctionsPage(request: AccountRequest, params: Params) {
  const person = await whoseData(request, params);
  const { patientId, over } = person;
  const heading = request.t('applications:corrections.title');
  return {
    ...person,
    title: titled(over, heading),
    heading,
    ...(await correctionsOfPerson(request, patientId)),
    ways: CORRECTION_KINDS.map((kind) => ({
      kind,
      href: newCorrectionPath({ patientId, kind }),
      label: request.t(`applications:kind.${kind}`),
    })),
  };
}
