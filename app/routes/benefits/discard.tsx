import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useText } from '#app/components/text.tsx';
import { Question } from '#app/components/whole-pages/question.tsx';
import { ENCOUNTERS_PATH } from '#app/domain/encounters/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { dropDraft, requireDraft } from './questionnaire-draft.server.ts';

/** Whether to delete what was typed into the questionnaire of a visit (ours). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { date } = await requireDraft(request);
  return {
    title: request.t('encounters:discard.title'),
    when: textIn(request.language).formatDateTime(date),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await dropDraft(request, (await requireDraft(request)).encounterId);
  return redirectWithNotice(request, ENCOUNTERS_PATH, 'encounters:discard.done');
}

export default function DiscardQuestionnaire() {
  const { title, when } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Question
      title={title}
      back={ENCOUNTERS_PATH}
      backLabel="encounters:back"
      consequence="encounters:discard.consequence"
      keep="encounters:discard.keep"
      submit="encounters:discard.submit"
    >
      <p>{t('encounters:unfinished.name', { when })}</p>
    </Question>
  );
}
