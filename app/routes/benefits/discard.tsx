import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/components/text.tsx';
import { Question } from '#app/components/whole-pages/question.tsx';
import { ENCOUNTERS_PATH } from '#app/domain/encounters/paths.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { dropDraft, requireDraft } from './questionnaire-draft.server.ts';

/** Whether to delete what was typed into the questionnaire of a visit (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { date, patientId } = await requireDraft(request);
  return {
    listPath: ofPatient(ENCOUNTERS_PATH, patientId),
    title: request.t('encounters:discard.title'),
    when: textIn(request.language).formatDateTime(date),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { encounterId, patientId } = await requireDraft(request);
  await dropDraft(request, encounterId);
  return redirectWithNotice(request, ofPatient(ENCOUNTERS_PATH, patientId), 'encounters:discard.done');
}

export default function DiscardQuestionnaire() {
  const { title, listPath, when } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Question
      title={title}
      back={listPath}
      backLabel="encounters:back"
      consequence="encounters:discard.consequence"
      keep="encounters:discard.keep"
      submit="encounters:discard.submit"
    >
      <p>{t('encounters:unfinished.name', { when })}</p>
    </Question>
  );
}
