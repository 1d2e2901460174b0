import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { DRAFTS_PATH } from '#app/domain/messages/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { draftNamed } from './drafts.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { name } = await draftNamed(request, args.params['id'] ?? '');
  return { title: request.t('messages:drafts.discardTitle', { name }) };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { discard } = await draftNamed(request, args.params['id'] ?? '');
  await discard();
  return redirectWithNotice(request, DRAFTS_PATH, 'messages:drafts.discarded');
}

export default function DiscardDraft() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={DRAFTS_PATH}
      consequence="messages:drafts.discardAbout"
      keep="messages:drafts.keep"
      submit="messages:drafts.discard"
    />
  );
}
