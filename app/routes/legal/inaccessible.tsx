import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { OtherWays } from '#app/components/legal/other-ways.tsx';
import { ReportFields } from '#app/components/legal/report-fields.tsx';
import { Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { CHANNELS, reportForm } from './inaccessible.form.server.ts';
import { beginningOf, providerOf, sendReport } from './inaccessible.server.ts';

/** Ours, art. 18 of the Polish act on digital accessibility: what somebody says of a page that they cannot use. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  return {
    title: request.t('inaccessible:title'),
    beginning: await beginningOf(request),
    provider: await providerOf(request),
    channels: CHANNELS,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const submission = parseWithZod(await request.form(), { schema: reportForm(request.url) });
  if (submission.status !== 'success') return invalid(submission);

  const outcome = await sendReport(request, submission.value);
  if ('failure' in outcome) {
    const { field, text, status } = outcome.failure;
    return refused(submission, { [field]: [text] }, { status });
  }
  return redirect(`/legal/inaccessible/sent?receipt=${outcome.receipt}`, 303);
}

export default function Inaccessible() {
  const { title, beginning, provider, channels } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<ReturnType<typeof reportForm>>({
    id: 'report',
    defaultValue: beginning,
  });
  const { t } = useText();

  return (
    <Page title={title} form={form}>
      <p>{t('inaccessible:lead')}</p>
      <OtherWays provider={provider} />
      <PageForm form={form} submit="inaccessible:submit">
        <ReportFields fields={fields} channels={channels} />
      </PageForm>
    </Page>
  );
}
