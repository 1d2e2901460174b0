import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  CorrectionState,
  useCorrectionFacts,
  useCorrectionSteps,
} from '#app/components/applications/correction-thing.tsx';
import { AttachmentList } from '#app/components/lists/attachment-list.tsx';
import { isUploadOpen, UploadForm, UploadResults, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, KioskNote, Section, ThingPage, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import type { UploadFields } from '#app/services/forms/uploads.server.ts';
import { correctionPage } from './correction.server.ts';
import { addFiles, removeFile } from './correction-files.server.ts';

/** /account/patients/:id/correction/:correctionId (ours): how a request stands; files are added and removed until it is taken up. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return correctionPage(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const removed = request.url.searchParams.get('remove');
  return removed === null ? addFiles(request, args.params) : removeFile(request, args.params, removed);
}

export default function OneCorrection() {
  const page = useLoaderData<typeof loader>();
  const { heading, over, path, files, upload, withdrawPath } = page;
  const { sent = [] } = useActionData<{ sent?: string[] }>() ?? {};
  const [form, fields] = usePageForm<typeof UploadFields>({ id: 'upload' });
  const facts = useCorrectionFacts(page);
  const steps = useCorrectionSteps(page);
  const { isKiosk } = useShell();
  const { t } = useText();
  const isOpen = upload !== null && !isKiosk && isUploadOpen({ form, upload });
  return (
    <ThingPage
      title={heading}
      over={over}
      form={form}
      hasPageForm={isOpen}
      back={{ href: path, label: t('applications:one.back') }}
      state={
        <>
          <UploadResults sent={sent} />
          <CorrectionState {...page} />
        </>
      }
      facts={facts}
      steps={steps}
      ways={
        withdrawPath ? (
          <ButtonLink href={withdrawPath} variant="danger" isSmall>
            {t('applications:withdraw.way')}
          </ButtonLink>
        ) : null
      }
    >
      <Section title={t('applications:one.files')}>
        <KioskNote about="files" />
        {isKiosk ? null : <AttachmentList kind="PERSON" files={files} headingLevel={3} />}
      </Section>
      {upload && !isKiosk ? (
        <Section title={t('attachments:add')}>
          <UploadForm form={form} field={fields.files} upload={upload} />
        </Section>
      ) : null}
    </ThingPage>
  );
}
