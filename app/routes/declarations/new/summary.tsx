import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { DataFields } from '#app/components/declarations/data-fields.tsx';
import { Reply } from '#app/components/declarations/reply.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { ActionLink, Outage } from '#app/components/page/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { SummaryRows } from '#app/components/wizard/summary-rows.tsx';
import { useText } from '#app/components/text.tsx';
import type { ProviderText } from '#app/domain/text.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { phonesOf } from '#app/services/forms/phone-number.server.ts';
import { saveData } from './data.server.ts';
import { stepPath } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';
import { sendDeclaration } from './send.server.ts';
import { dataForm, partsSent, type DataForm } from './summary.form.server.ts';
import { dataOf, isOfData, partsAsked, summaryPage } from './summary.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return summaryPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const form = await request.form();
  const data = await dataOf(request);
  if (!data.ok) {
    const submission = parseWithZod(form, { schema: z.object({}) });
    return refused(submission, { '': ['declaration-wizard:failed.nothing'] }, { status: 503 });
  }
  const stored = data.data;
  const parts = [...new Set([...partsAsked(request, stored), ...partsSent(form)])];
  const schema = dataForm({ parts, stored, phones: await phonesOf(request) });
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalid(submission);
  const unsaved = await saveData(request, { submission, parts, stored });
  if (unsaved) return unsaved;
  return isOfData(request)
    ? redirect(stepPath(request, 'summary'), 303)
    : sendDeclaration(request, submission);
}

export default function Summary() {
  const page = useLoaderData<typeof loader>();
  const { title, frame, data, outage, path, staffPath } = page;
  const answer = useActionData<{ message?: ProviderText }>();
  const [form, fields] = usePageForm<DataForm>({ id: 'summary', defaultValue: data?.stored });
  const { t } = useText();
  return (
    <StepPage
      title={title}
      form={form}
      frame={frame}
      hasPageForm={data !== null}
      whenRefused={<Reply message={answer?.message} staffPath={staffPath} />}
    >
      {page.isMending ? null : <Answers {...page} />}
      {outage ? (
        <Outage system={t('declaration-wizard:data.system')} since={outage.since} retryHref={path} />
      ) : null}
      {data && page.isMending ? (
        <PageForm form={form} submit="declaration-wizard:data.save">
          <p>{t('declaration-wizard:data.mendNote')}</p>
          <DataFields fields={fields} data={data} isOwn={page.isOwn} legend={null} />
        </PageForm>
      ) : null}
      {data && !page.isMending ? (
        <PageForm
          form={form}
          submit="declaration-wizard:summary.submit"
          links={<ActionLink href={page.discardPath}>{t('declaration-wizard:discard.link')}</ActionLink>}
        >
          <DataFields
            fields={fields}
            data={data}
            isOwn={page.isOwn}
            legend="declaration-wizard:data.legend"
          />
        </PageForm>
      ) : null}
    </StepPage>
  );
}

type AnswersProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  'answersTitle' | 'rows' | 'data' | 'isReplacing' | 'mendPath' | 'canSign'
>;

/** All that the declaration will say, and what comes after it is saved. */
function Answers({ answersTitle, rows, data, isReplacing, mendPath, canSign }: AnswersProps) {
  const { t } = useText();
  return (
    <>
      <SummaryRows title={answersTitle} rows={rows} />
      {isReplacing ? <p>{t('declaration-wizard:replace.consequence')}</p> : null}
      {data && data.rows.length > 0 ? (
        <SummaryRows title={t('declaration-wizard:data.title')} rows={data.rows}>
          {mendPath ? (
            <p>
              <ActionLink href={mendPath}>{t('declaration-wizard:data.mend')}</ActionLink>
            </p>
          ) : null}
        </SummaryRows>
      ) : null}
      {data ? <Then canSign={canSign} /> : null}
    </>
  );
}

/** The step left after the save: a signature, on paper alone where no service is there to sign at. */
function Then({ canSign }: Readonly<{ canSign: boolean }>) {
  const { t } = useText();
  if (canSign) return <p>{t('declaration-wizard:summary.then')}</p>;
  return (
    <>
      <p>{t('declaration-wizard:summary.thenOnPaper')}</p>
      <CallReception />
    </>
  );
}
