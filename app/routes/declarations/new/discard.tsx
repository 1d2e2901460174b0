import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WithDegree } from '#app/components/page/provider-text.tsx';
import { Question } from '#app/components/whole-pages/question.tsx';
import { newDeclarationPath } from '#app/domain/declarations/kinds.ts';
import { declarationWizards } from '#app/journeys/declaration/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { claimedDraft, removeClaimed } from '#app/services/wizard/unfinished.server.ts';
import { purposeOf } from './entry.server.ts';
import { requireKind } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const kind = requireKind(args);
  const { answers } = await claimedDraft(declarationWizards[kind], request);
  return {
    title: request.t('declaration-wizard:discard.title'),
    name: answers?.staff?.name ?? null,
    back: newDeclarationPath(kind),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await removeClaimed(declarationWizards[requireKind(args)], request, purposeOf);
  return redirectWithNotice(request, '/declarations', 'declaration-wizard:discard.done');
}

export default function Discard() {
  const { title, name, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={back}
      backLabel="declaration-wizard:discard.back"
      consequence="declaration-wizard:discard.consequence"
      keep="declaration-wizard:discard.keep"
      submit="declaration-wizard:discard.submit"
    >
      {name === null ? null : (
        <p>
          <WithDegree>{name}</WithDegree>
        </p>
      )}
    </Question>
  );
}
