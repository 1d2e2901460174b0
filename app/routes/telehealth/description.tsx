import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, TextArea, usePageForm } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Page, TextNaming } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { DescriptionForm } from './description.form.server.ts';
import { addDescription, descriptionPage } from './description.server.ts';

/** /bookings/:system/:id/description (ours): what the doctor is to know of a teleconsultation that was booked without it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return descriptionPage(request, args.params);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const submission = parseWithZod(await request.form(), { schema: DescriptionForm });
  if (submission.status !== 'success') return invalid(submission);

  const added = await orOutage(addDescription(request, args.params, submission.value.description));
  return added.ok
    ? added.data
    : refused(submission, { '': ['medical-cases:description.failed'] }, { status: 503 });
}

export default function Description() {
  const { heading, whose, service, path, most } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof DescriptionForm>({ id: 'description' });
  const { t } = useText();
  return (
    <Page
      title={<TextNaming name={service}>{heading}</TextNaming>}
      over={whose}
      form={form}
      back={{ href: path, label: t('attachments:back') }}
    >
      {form.errors.some(({ id }) => id === null) ? <CallReception /> : null}
      <PageForm form={form} submit="telehealth:description.submit">
        <TextArea
          field={fields.description}
          label="medical-cases:description.label"
          hint={{ text: t('medical-cases:description.hint', { most }) }}
          rows={8}
        />
      </PageForm>
    </Page>
  );
}
