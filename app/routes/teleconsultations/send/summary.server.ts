import { seesRecord } from '#app/services/access/scopes.ts';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { isNow } from '#app/journeys/teleconsultation/journey.ts';
import { chosenPatientId } from '#app/journeys/wizard.ts';
import { isMove } from '#app/journeys/appointment.ts';
import { toCode, shownPhone } from '#app/services/appointments/code.server.ts';
import { toldRow } from '#app/services/appointments/booked.server.ts';
import { answer, changePath, type DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { heldView, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { measurementsShown } from '#app/services/forms/measurements.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { codeAsked } from './code.server.ts';
import { consentOf, prepared, savedConsent } from './consent.server.ts';
import { send } from './send.server.ts';
import { summaryForm } from './summary.form.server.ts';
import { summaryRows } from './summary-rows.server.ts';

const isMeasured = ({ draft: { answers, patients } }: DraftRequest) =>
  answers.facts.addMeasurements === true &&
  !isMove(answers) &&
  seesRecord(patients, chosenPatientId(answers));

/** All that was answered, what the patient has to say besides, and until when the time is held. */
export async function summaryPage(request: DraftRequest) {
  const { draft, t } = request;
  const { facts, services, dates, summary } = draft.answers;
  const consent = await consentOf(request);
  const { back, stages } = stepFrame(request);
  return {
    title: t(isMove(draft.answers) ? 'teleconsultation-summary:moveTitle' : 'teleconsultation-summary:title'),
    back: back ?? undefined,
    stages,
    held: heldView(request),
    rows: summaryRows(request),
    told: await toldRow(request),
    moved:
      facts.moved && dates
        ? { from: facts.moved.dateFrom, to: dates.dateFrom, changeHref: changePath(draft.id, 'dates') }
        : null,
    consent: consent.stands ? null : consent.isAwaited ? ('awaited' as const) : ('asked' as const),
    measurements: isMeasured(request) ? measurementsShown(summary?.dateFromMeasurement, request.now) : null,
    isNow: isNow(draft.answers),
    isOffline: isNow(draft.answers) ? await isOffline(request) : false,
    isPaid: facts.isCommercial === true,
    codePhone: facts.codeRequired ? await shownPhone(request) : null,
    meeting: services?.meeting,
    preparation: services?.preparation,
  };
}

/** whether nobody is on duty; not said while nobody knows. */
async function isOffline({ provider, draft }: DraftRequest) {
  const { services } = draft.answers;
  if (!services) return false;
  const found = await orOutage(provider.telehealthDuty.waiting({ serviceCode: services.medicalServiceCode }));
  return found.ok && found.data.offline;
}

/** Sends it: consent and identity first, then the code where one is asked for, then the booking. */
export async function sendSummary(posted: DraftRequest) {
  const submission = parseWithZod(await posted.form(), { schema: summaryForm(posted.now) });
  if (submission.status !== 'success') return invalid(submission);
  const { measurements, consent, isOffline: said } = submission.value;

  const request = await keepMeasurements(posted, measurements);
  const hindrance = await prepared(request, { isTicked: consent });
  if (hindrance) return refused(submission, { [hindrance.field ?? '']: hindrance.refusals }, hindrance);

  const needsCode = request.draft.answers.facts.codeRequired;
  const sent = needsCode ? CODE_NEEDED : await send(request, { isOffline: said });
  if (sent instanceof Response) return sent;
  const failed = 'refusals' in sent ? sent : await toCode(request, codeAsked(request));
  if (failed instanceof Response) return failed;
  return refused(submission, { '': [...failed.refusals, ...savedConsent(consent)] }, failed);
}

const CODE_NEEDED = { isCodeNeeded: true } as const;

/** Keeps the choice: it may be sent from the page of the code. */
async function keepMeasurements(
  request: DraftRequest,
  value: { dateFromMeasurement?: string },
): Promise<DraftRequest> {
  if (!isMeasured(request)) return request;
  const { draft } = await answer(request, request.draft, { step: 'summary', value });
  return { ...request, draft };
}
