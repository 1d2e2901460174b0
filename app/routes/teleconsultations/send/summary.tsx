import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MovedTimes } from '#app/components/appointments/moved-times.tsx';
import { Preparation } from '#app/components/appointments/preparation.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Facts, Page, Split } from '#app/components/page/index.ts';
import { SendingForm } from '#app/components/teleconsultations/sending-form.tsx';
import { useText } from '#app/components/text.tsx';
import { inForm } from '#app/components/wizard/held-time.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import type { SummaryForm } from './summary.form.server.ts';
import { sendSummary, summaryPage } from './summary.server.ts';

/** /newteleconsultation/summary (B§2): all answers, the consent where one is needed, and the button that books. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return summaryPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return sendSummary(request);
}

export default function Summary() {
  const { title, back, stages, held, rows, moved, ...page } = useLoaderData<typeof loader>();
  const { measurements, meeting, preparation } = page;
  const defaultValue = measurements ?? undefined;
  const [form, fields] = usePageForm<SummaryForm>({ id: 'summary', defaultValue });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back} stages={stages}>
      <Split side={<Preparation meeting={meeting} preparation={preparation} />}>
        {moved ? <MovedTimes {...moved} /> : null}
        <SummaryRows title={t('teleconsultation-summary:answers')} rows={rows} />
        <SendingForm {...page} held={inForm(held)} form={form} fields={fields} isMove={moved !== null} />
        {form.errors.length > 0 ? <CallReception /> : null}
        <Facts facts={[page.told]} />
      </Split>
    </Page>
  );
}
