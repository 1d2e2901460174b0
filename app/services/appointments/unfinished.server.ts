import type { Patient } from '#contract/patients/schemas.ts';
import { isOn } from '#app/areas.ts';
import { choicesMade } from '#app/domain/bookings/choices.ts';
import type { Appointment } from '#app/journeys/appointment.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import type { Answered } from '#app/journeys/engine.ts';
import { bookingWizard } from '#app/journeys/booking/wizard.ts';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { chosenPatientId, type Wizard } from '#app/journeys/wizard.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { personNames } from '#app/services/page/person-names.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { giveBack } from '#app/services/wizard/hold.server.ts';
import { claimedDraft, removeClaimed, unfinishedDrafts } from '#app/services/wizard/unfinished.server.ts';

/** The answers of which its drafts are told apart; the case is one of teleconsultations. */
type Drafted = Answered &
  Appointment & { medicalcase?: { caseId?: string | undefined; title: string } | undefined };

/**
 * Which service a draft is to book for whom, about what, or which booking it moves: words that were written of another matter
 * stand for themselves. Null when there is nothing to go on with: no service is chosen, for a refused one leaves none, or the
 * booking was refused for good.
 */
function purposeOf(answers: Drafted) {
  const { services, facts, medicalcase } = answers;
  const about = medicalcase && (medicalcase.caseId ?? medicalcase.title);
  if (!services || facts.isRefused) return null;
  const patientId = chosenPatientId(answers);
  return JSON.stringify([patientId, services.medicalServiceCode, facts.hisBookingId, about]);
}

/**
 * The drafts that the account has begun in a wizard and not finished: what was chosen in each, and the ways on. Apart from
 * them those that cannot be opened.
 */
async function unfinishedViews<Answers extends Drafted>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  patients: readonly Patient[],
) {
  const { unfinished, closed } = await unfinishedDrafts(wizard, request, purposeOf);
  // A draft for somebody whom the account may act for no more is none.
  const views = unfinished.flatMap(({ answers, ...draft }) => {
    const patientId = chosenPatientId(answers);
    const isReachable = patientId === undefined || patients.some(({ id }) => id === patientId);
    return isReachable ? [{ ...draft, ...viewOf({ answers, patientId, patients, request }) }] : [];
  });
  return { unfinished: toldApart(views, request), closed };
}

type Named = Pick<ReturnType<typeof viewOf>, 'service' | 'patientId' | 'isMove' | 'currentFrom' | 'about'> & {
  changedAt: string;
};

/** Drafts that would be called alike have what tells them apart: the booking that is moved, the case, or else when each was last changed. */
function toldApart<View extends Named>(views: readonly View[], { language, t }: AccountRequest) {
  const text = textIn(language);
  const momentOf = (at: string) => `${text.formatDayAndMonth(dayOf(at))}, ${text.formatTime(at)}`;
  const nameOf = ({ service, patientId, isMove }: View) => JSON.stringify([service, patientId, isMove]);
  const marks: ((view: View) => string | null)[] = [
    ({ currentFrom }) => currentFrom && momentOf(currentFrom),
    ({ about }) =>
      about === null ? t('bookings:unfinished.noCase') : t('bookings:unfinished.case', { name: about }),
    ({ changedAt }) => t('bookings:unfinished.changed', { moment: momentOf(changedAt) }),
  ];
  return views.map((view) => {
    const alike = views.filter((one) => nameOf(one) === nameOf(view));
    const telling = marks.find((mark) => new Set(alike.map(mark)).size === alike.length) ?? marks.at(-1);
    return { ...view, mark: alike.length > 1 ? (telling?.(view) ?? null) : null };
  });
}

type Chosen = {
  answers: Drafted;
  /** Absent while nobody is chosen. */
  patientId: string | undefined;
  patients: readonly Patient[];
  request: AccountRequest;
};

const viewOf = ({ answers, patientId, patients, request }: Chosen) => ({
  patientId,
  service: answers.services?.serviceName ?? null,
  isMove: answers.facts.hisBookingId !== undefined,
  /** The case, in the patient's own words. */
  about: answers.medicalcase?.title ?? null,
  /** When the booking is that is being moved, and stays until then. */
  currentFrom: answers.facts.moved?.dateFrom ?? null,
  patient: patients.length > 1 ? (nameOf({ patientId, patients, request }) ?? null) : null,
});

const nameOf = ({ patientId, patients, request }: Omit<Chosen, 'answers'>) =>
  patients.filter(({ id }) => id === patientId).map(personNames(request, patients))[0];

/** The new ones among them, which the wizard's entry offers first. */
export const begunOf = async <Answers extends Drafted>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  patients: readonly Patient[],
) => (await unfinishedViews(wizard, request, patients)).unfinished.filter(({ isMove }) => !isMove);

/** The content of the page that asks whether the draft of its address is really to be deleted: the choices made in it, null when it cannot be opened. */
export async function discardPage<Answers extends Drafted>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  title: TextKey,
) {
  const found = await orOutage(patientsOf(request));
  const patients = found.ok ? found.data : [];
  const { answers } = await claimedDraft(wizard, request);
  const choices =
    answers &&
    choicesMade({
      patientCount: patients.length,
      patientName: nameOf({ patientId: chosenPatientId(answers), patients, request }),
      service: answers.services,
      currentFrom: answers.facts.moved?.dateFrom,
      dateFrom: answers.dates?.dateFrom,
      language: request.language,
    });
  return { title: request.t(title), choices };
}

/** Deletes the draft that the address names, with those that the list let it stand for, and gives back the time that was kept free for it. */
export async function discardClaimed<Answers extends Drafted>(
  wizard: Wizard<Answers>,
  request: AccountRequest,
  done: TextKey,
) {
  const { answers } = await removeClaimed(wizard, request, purposeOf);
  await giveBack(request, answers?.dates?.timeSlotId);
  return redirectWithNotice(request, wizard.listPath, done);
}

const areOn = async (request: AccountRequest) =>
  isOn('teleconsultations', await applicationSettings(request));

/** Tells whether the account is offered a teleconsultation: while the unit has confirmed somebody of it. */
export const mayTeleconsult = async (request: AccountRequest, patients: readonly Patient[]) =>
  patients.some(({ authorized }) => authorized) && (await areOn(request));

/** All that the account has begun and not finished, the last changed first; no teleconsultations while the provider has none (B-15). */
export async function allUnfinishedOf(request: AccountRequest, patients: readonly Patient[]) {
  const [own, others] = await Promise.all([
    unfinishedViews(bookingWizard, request, patients),
    areOn(request).then((on) => (on ? unfinishedViews(teleconsultationWizard, request, patients) : null)),
  ]);
  const unfinished = [
    ...own.unfinished.map((draft) => ({ ...draft, isTeleconsultation: false })),
    ...(others?.unfinished ?? []).map((draft) => ({ ...draft, isTeleconsultation: true })),
  ];
  return {
    unfinished: unfinished.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt)),
    closed: [...own.closed, ...(others?.closed ?? [])],
  };
}
