import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FilesOfDraft } from '#app/components/whole-pages/files-of-draft.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { changeFiles, messageFilesPage } from './files.server.ts';

/** /messages/new/files (ours): what goes with a message that is being written. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return messageFilesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return changeFiles(request);
}

export default function MessageFilesToSend() {
  const page = useLoaderData<typeof loader>();
  return (
    <FilesOfDraft
      {...page}
      kind="MESSAGE"
      backLabel="messages:recipients.back"
      doneLabel="messages:files.done"
    />
  );
}
