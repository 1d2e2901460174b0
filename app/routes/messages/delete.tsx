import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { deleteMessage, deletePage } from './delete.server.ts';

/** /messages/:id/delete (C§4): an own message that nobody has read. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return deletePage(request, args.params['id'] ?? '');
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return deleteMessage(request, args.params['id'] ?? '');
}

export default function DeleteMessage() {
  const { title, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={back}
      consequence="messages:delete.consequence"
      keep="messages:delete.keep"
      submit="messages:delete.submit"
    />
  );
}
