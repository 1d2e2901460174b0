import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ReferralKinds } from '#app/components/bookings/referral-kinds.tsx';
import { useText } from '#app/components/text.tsx';
import { FilesOfDraft } from '#app/components/whole-pages/files-of-draft.tsx';
import { requireDraft } from '#app/routes/bookings/new/draft/guard.server.ts';
import { addReferralFiles, referralFilesPage, removeReferralFile } from './referral-attachments.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  return referralFilesPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const id = request.url.searchParams.get('remove');
  return id === null ? addReferralFiles(request) : removeReferralFile(request, id);
}

export default function ReferralAttachments() {
  const { kinds, picture, ...page } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <FilesOfDraft
      {...page}
      kind="REFERRAL"
      backLabel="attachments:draft.back"
      doneLabel="attachments:draft.next"
    >
      <ReferralKinds kinds={kinds} picture={picture} current="picture" />
      <p>{t('attachments:draft.about')}</p>
    </FilesOfDraft>
  );
}
