import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { fileToRemove, whosePapersToRemove } from './person-files.server.ts';

/** Asks whether a paper of a person is really to be removed; or says why it stays. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return fileToRemove(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { patientId, path } = await whosePapersToRemove(request, args.params);
  const { fileId: id = '' } = args.params;

  const [error] = await safe(request.provider.personFiles.remove({ patientId, id }));
  if (isDefinedError(error)) {
    if (error.code === 'CLOSED') throw partIsOff();
    if (error.code === 'REQUIRED')
      return redirectWithNotice(request, path, { key: 'person-files:mustStay', kind: 'error' });
    const isGoneByThis = request.context.doubt?.before === true;
    if (!isGoneByThis)
      return redirectWithNotice(request, path, { key: 'attachments:delete.failed', kind: 'error' });
  } else if (error) throw error;
  return redirectWithNotice(request, path, 'attachments:delete.done');
}

export default function DeletePersonFile() {
  const { heading, over, path, mustStay } = useLoaderData<typeof loader>();
  return (
    <Question
      title={heading}
      over={over}
      back={path}
      consequence={mustStay ? 'person-files:mustStay' : 'attachments:delete.consequence'}
      keep="attachments:delete.keep"
      submit={mustStay ? null : 'attachments:delete.submit'}
    />
  );
}
