import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { patientOf, titles } from '#app/services/appointments/words.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { caseFileOf, caseFilesOf } from './case-files.server.ts';

/** Ours: a page in place of the specification's modal (S-25). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { file, booking, path, canChange } = await caseFileOf(request, args.params);
  const heading = request.t('attachments:delete.title', { name: file.name });
  return { ...titles(await patientOf({ booking, request }), heading), path, canChange };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { at, path } = await caseFilesOf(request, args.params);
  const attachmentId = args.params['attachmentId'] ?? '';
  const [error] = await safe(request.provider.caseFiles.remove({ ...at, attachmentId }));
  const isGoneByThis = isDefinedError(error) && error.code === 'NOT_FOUND' && request.context.doubt?.before;
  if (isDefinedError(error) && !isGoneByThis) {
    const key = error.code === 'CLOSED' ? 'telehealth:files.closed' : 'attachments:delete.failed';
    return redirectWithNotice(request, path, { key, kind: 'error' });
  }
  if (error && !isGoneByThis) throw error;
  return redirectWithNotice(request, path, 'attachments:delete.done');
}

export default function DeleteCaseFile() {
  const { heading, whose, path, canChange } = useLoaderData<typeof loader>();
  return (
    <Question
      title={heading}
      over={whose}
      back={path}
      consequence={canChange ? 'medical-cases:files.consequence' : 'telehealth:files.closed'}
      keep="attachments:delete.keep"
      submit={canChange ? 'attachments:delete.submit' : null}
    />
  );
}
