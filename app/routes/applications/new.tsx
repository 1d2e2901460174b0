import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CorrectionFields } from '#app/components/applications/correction-fields.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { FileField } from '#app/components/form/file-field.tsx';
import { KioskNote, Outage, Page, ProviderText, SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { askCorrection, newCorrectionPage } from './new.server.ts';
import type { CorrectionForm } from './new.form.server.ts';

/** /account/patients/:id/correction/new?kind (ours): how it should be, to whom it goes, and what proves it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return newCorrectionPage(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return askCorrection(request, args.params);
}

export default function NewCorrection() {
  const page = useLoaderData<typeof loader>();
  const { heading, over, path, kind, recipient, outage, upload, recipientPath } = page;
  const [form, fields] = usePageForm<CorrectionForm>({ id: 'correction' });
  const { t } = useText();
  return (
    <Page
      title={heading}
      over={over}
      form={form}
      hasPageForm={outage === null}
      back={{ href: path, label: t('applications:new.back') }}
    >
      {outage ? (
        <Outage system={t('applications:new.system')} since={outage.since} retryHref={recipientPath} />
      ) : (
        <>
          <SummaryList
            rows={[
              {
                term: t('applications:new.to'),
                value: recipient ? <ProviderText text={recipient.name} /> : t('applications:new.nobody'),
                change: { href: recipientPath, label: t('applications:new.changeTo') },
              },
            ]}
          />
          <PageForm form={form} submit="applications:new.submit" encType="multipart/form-data">
            <CorrectionFields kind={kind} fields={fields} />
            <KioskNote about="uploads" />
            {upload.isFull ? null : (
              <FileField
                field={fields.files}
                label="applications:new.files"
                hint={{ text: upload.hint }}
                accept={upload.accept}
                optional
              />
            )}
          </PageForm>
        </>
      )}
    </Page>
  );
}
