import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titles } from '#app/services/appointments/words.server.ts';
import { attachmentOf, attachmentsOf } from './attachments.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { file, path, refusal, whose } = await attachmentOf(request, args.params);
  return { ...titles({ whose }, request.t('attachments:delete.title', { name: file.name })), path, refusal };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { booking, kind, path } = await attachmentsOf(request, args.params);
  const { removeAttachment, removeReferralAttachment } = request.provider.bookings;
  const remove = kind === 'BOOKING' ? removeAttachment : removeReferralAttachment;
  const { attachmentId: id = '' } = args.params;

  const { system, systemId: bookingId } = booking;
  const [error] = await safe(remove({ system, bookingId, id }));
  const isGoneByThis = isDefinedError(error) && error.code === 'NOT_FOUND' && request.context.doubt?.before;
  if (isDefinedError(error) && !isGoneByThis) {
    const key =
      error.code === 'CONFLICT'
        ? (`attachments:closed.${error.data.errorCode}` as const)
        : 'attachments:delete.failed';
    return redirectWithNotice(request, path, { key, kind: 'error' });
  }
  if (error && !isGoneByThis) throw error;
  return redirectWithNotice(request, path, 'attachments:delete.done');
}

export default function DeleteAttachment() {
  const { heading, whose, path, refusal } = useLoaderData<typeof loader>();
  return (
    <Question
      title={heading}
      over={whose}
      back={path}
      consequence={refusal ? `attachments:closed.${refusal}` : 'attachments:delete.consequence'}
      keep="attachments:delete.keep"
      submit={refusal ? null : 'attachments:delete.submit'}
    />
  );
}
