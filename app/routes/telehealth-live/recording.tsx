import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Checkbox, PageForm, usePageForm } from '#app/components/form/index.ts';
import { Page } from '#app/components/page/index.ts';
import { ByPhone, LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { useText } from '#app/components/text.tsx';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { requireLive } from './guard.server.ts';
import { RecordingForm } from './recording.form.server.ts';
import { allowRecording, beforeRecording } from './recording.server.ts';
import { freshTo, liveView, pathTo } from './view.server.ts';

/** /telehealth/recording (ours, A-113): asked before the waiting room where there is sound; no, unless it is ticked. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'recording');
  const elsewhere = beforeRecording(request);
  if (elsewhere) throw elsewhere;
  const of = await liveView(request, request.live);
  const heading = request.t('telehealth-live:recording.title');
  return {
    title: titled(of.whose, heading),
    heading,
    of,
    isAllowed: request.live.isRecordingAllowed === true,
    back: { href: pathTo(request, 'type'), label: request.t('telehealth-live:type.back') },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'recording');
  const submission = parseWithZod(await request.form(), { schema: RecordingForm });
  if (submission.status !== 'success') return invalid(submission);

  const failed = await allowRecording(request, submission.value.isAllowed);
  return failed
    ? refused(submission, { '': failed }, { status: 503 })
    : redirect(freshTo(request, 'room'), 303);
}

export default function AskRecording() {
  const { heading, of, isAllowed, back } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof RecordingForm>({
    id: 'recording',
    defaultValue: { isAllowed },
  });
  const { t } = useText();
  return (
    <Page title={heading} over={of.whose} form={form} back={back}>
      <LiveFacts of={of} />
      <p>{t('telehealth-live:recording.lead')}</p>
      <PageForm form={form} submit="telehealth-live:recording.submit">
        <Checkbox
          field={fields.isAllowed}
          label="telehealth-live:recording.label"
          hint="telehealth-live:recording.hint"
        />
      </PageForm>
      <ByPhone phone={of.phone} phonePath={of.phonePath} />
    </Page>
  );
}
