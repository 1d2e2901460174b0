import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Choices } from '#app/components/bookings/choices.tsx';
import { CheckboxGroup, PageForm, TextArea, usePageForm } from '#app/components/form/index.ts';
import { Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { RouteHandle } from '#app/services/page/document-title.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { onwards, requireDraft, stepFrame } from '#app/routes/bookings/new/draft/draft.server.ts';
import {
  askForPrescription,
  drugText,
  PrescriptionForm,
  takenDrugs,
  typedBefore,
} from './prescription.form.server.ts';

export const handle = { area: 'bookings:new.area' } satisfies RouteHandle;

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'prescription');
  const taken = await takenDrugs(request);
  return {
    ...stepFrame(request),
    title: request.t('bookings:new.prescription.title'),
    before: typedBefore(request.draft.answers),
    outage: taken.ok ? null : taken.outage,
    path: request.url.pathname + request.url.search,
    options: (taken.ok ? taken.data : []).map((drug) => ({
      value: drug.id,
      label: drugText(drug),
      isOfProvider: true,
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'prescription');
  const submission = parseWithZod(await request.form(), { schema: PrescriptionForm });
  if (submission.status !== 'success') return invalid(submission);

  const asked = await askForPrescription(request, submission.value);
  if ('refusal' in asked) return refused(submission, { drugs: [asked.refusal] });
  return onwards(request, asked);
}

export default function Prescription() {
  const { title, back, step, choices, before, options, outage, path } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<typeof PrescriptionForm>({ id: 'prescription', defaultValue: before });
  const { t } = useText();
  const system = t('bookings:new.prescription.system');

  return (
    <Page title={title} form={form} back={back} step={step}>
      <Choices choices={choices} />
      {outage ? <Outage system={system} since={outage.since} retryHref={path} /> : null}
      <PageForm form={form} submit="bookings:new.next">
        {options.length > 0 ? (
          <CheckboxGroup
            field={fields.drugs}
            label="bookings:new.prescription.drugs.label"
            hint="bookings:new.prescription.drugs.hint"
            options={options}
            optional
          />
        ) : null}
        <TextArea
          field={fields.others}
          label="bookings:new.prescription.others.label"
          hint="bookings:new.prescription.others.hint"
          optional={options.length > 0}
        />
        <TextArea
          field={fields.reason}
          label="bookings:new.prescription.reason.label"
          hint="bookings:new.prescription.reason.hint"
          rows={3}
        />
      </PageForm>
    </Page>
  );
}
