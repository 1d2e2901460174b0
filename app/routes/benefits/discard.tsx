import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { ENCOUNTERS_PATH } from '#app/domain/encounters/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { nameOfPatient, patientClaimed, titled } from '#app/services/page/patient-shown.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { claimedClosed, dropClosed, dropDraft, requireDraft } from './questionnaire-draft.server.ts';

/** Asks whether to delete what was typed into the questionnaire of a visit (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const heading = request.t('encounters:discard.title');
  const closed = await claimedClosed(request);
  if (closed) {
    const listPath = ofPatient(ENCOUNTERS_PATH, await patientClaimed(request));
    const what = request.t('page:closedDrafts.which', { changed: closed.changed });
    return { title: heading, heading, whose: null, listPath, what };
  }
  const { date, patientId } = await requireDraft(request);
  const when = textIn(request.language).formatDateTime(date);
  const listPath = ofPatient(ENCOUNTERS_PATH, patientId);
  const whose = await nameOfPatient(request, patientId);
  const what = request.t('encounters:unfinished.name', { when });
  return { title: titled(whose, heading), heading, whose, listPath, what };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const closed = await claimedClosed(request);
  if (closed) {
    const path = ofPatient(ENCOUNTERS_PATH, await patientClaimed(request));
    await dropClosed(request, closed.id);
    return redirectWithNotice(request, path, 'encounters:discard.done');
  }
  const { encounterId, patientId } = await requireDraft(request);
  await dropDraft(request, encounterId);
  return redirectWithNotice(request, ofPatient(ENCOUNTERS_PATH, patientId), 'encounters:discard.done');
}

export default function DiscardQuestionnaire() {
  const { heading, whose, listPath, what } = useLoaderData<typeof loader>();
  return (
    <Question
      title={heading}
      over={whose}
      back={listPath}
      backLabel="encounters:back"
      consequence="encounters:discard.consequence"
      keep="encounters:discard.keep"
      submit="encounters:discard.submit"
    >
      <p>{what}</p>
    </Question>
  );
}
