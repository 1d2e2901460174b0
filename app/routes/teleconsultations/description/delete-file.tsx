import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { descriptionPath, draftFileOf, removeDraftFile } from './files.server.ts';

/** Ours: a page in place of the specification's modal (S-25). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'description');
  const { file } = draftFileOf(request, args.params['attachmentId'] ?? '');
  const title = request.t('attachments:delete.title', { name: file.fileName });
  return { title, back: descriptionPath(request) };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'description');
  return removeDraftFile(request, args.params['attachmentId'] ?? '');
}

export default function DeleteFile() {
  const { title, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={back}
      backLabel="medical-cases:description.back"
      consequence="medical-cases:files.consequence"
      keep="attachments:delete.keep"
      submit="attachments:delete.submit"
    />
  );
}
