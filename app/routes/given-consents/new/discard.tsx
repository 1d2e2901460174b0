import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { CONSENTS_PATH } from '#app/domain/given-consents/paths.ts';
import { consentWizard as wizard } from '#app/journeys/consent/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { claimedDraft, removeClaimed } from '#app/services/wizard/unfinished.server.ts';
import { purposeOf } from './unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { answers } = await claimedDraft(wizard, request);
  const kind = answers?.kind?.kind;
  return {
    title: request.t('consent-wizard:discard.title'),
    name: kind === undefined ? null : request.t(`given-consents:kind.${kind}`),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await removeClaimed(wizard, request, purposeOf);
  return redirectWithNotice(request, CONSENTS_PATH, 'consent-wizard:discard.done');
}

export default function Discard() {
  const { title, name } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={CONSENTS_PATH}
      backLabel="consent-wizard:back"
      consequence="consent-wizard:discard.consequence"
      keep="consent-wizard:discard.keep"
      submit="consent-wizard:discard.submit"
    >
      {name === null ? null : <p>{name}</p>}
    </Question>
  );
}
