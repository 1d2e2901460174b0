import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { COPIES_PATH } from '#app/domain/copies/paths.ts';
import { copyKind } from '#app/journeys/copy/journey.ts';
import { copyWizard as wizard } from '#app/journeys/copy/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { claimedDraft, removeClaimed } from '#app/services/wizard/unfinished.server.ts';
import { purposeOf } from './unfinished.server.ts';

/** Asks whether a begun request is really to be deleted. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { answers } = await claimedDraft(wizard, request);
  const kind = answers && copyKind(answers);
  return {
    title: request.t('copy-wizard:discard.title'),
    name: request.t(`copies:kind.${kind ?? 'unknown'}`),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await removeClaimed(wizard, request, purposeOf);
  return redirectWithNotice(request, COPIES_PATH, 'copy-wizard:discard.done');
}

export default function Discard() {
  const { title, name } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={COPIES_PATH}
      backLabel="copies:back"
      consequence="copy-wizard:discard.consequence"
      keep="copy-wizard:discard.keep"
      submit="copy-wizard:discard.submit"
    >
      <p>{name}</p>
    </Question>
  );
}
