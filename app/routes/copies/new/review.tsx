import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, TextArea, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Panel, ProviderText } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { useText } from '#app/components/text.tsx';
import { requireDraft } from './guard.server.ts';
import type { ReviewForm } from './review.form.server.ts';
import { reviewPage } from './review.server.ts';
import { sendCopy } from './send.server.ts';

/** All answers once more, with the description that the unit reads, and what is known of the price. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return reviewPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'review');
  return sendCopy(request);
}

export default function Review() {
  const { title, frame, rows, description, price, discardHref } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof ReviewForm>({ id: 'review' });
  const { t } = useText();
  return (
    <StepPage title={title} form={form} frame={frame}>
      <SummaryRows title={t('copy-wizard:review.answers')} rows={rows} />
      <Panel title={t('copy-wizard:review.description')}>
        <p>
          <ProviderText text={description} />
        </p>
      </Panel>
      <p>{price}</p>
      <p>{t('copy-wizard:review.priceAsked')}</p>
      {form.errors.length > 0 ? <CallReception /> : null}
      <PageForm
        form={form}
        submit="copy-wizard:review.submit"
        links={<ActionLink href={discardHref}>{t('copy-wizard:discard.link')}</ActionLink>}
      >
        <TextArea
          field={fields.remark}
          label="copy-wizard:review.remark"
          hint="copy-wizard:review.remarkHint"
          optional
        />
      </PageForm>
    </StepPage>
  );
}
