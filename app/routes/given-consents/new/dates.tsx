import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DateField, PageForm, usePageForm } from '#app/components/form/index.ts';
import { StepPage } from '#app/components/wizard/step-page.tsx';
import { today } from '#app/domain/dates/warsaw.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { takeForm } from '#app/services/wizard/sent.server.ts';
import { datesForm, type DatesForm } from './dates.form.server.ts';
import { answer, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const { dates } = request.draft.answers;
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:dates.title'),
    stored: {
      from: formatTypedDate(dates?.from ?? today(request.now)),
      to: dates?.to === undefined ? '' : formatTypedDate(dates.to),
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const rules = (form: FormData) => {
    const typed = form.get('from');
    return datesForm({ today: today(request.now), from: typeof typed === 'string' ? typed : '' });
  };
  return takeForm(request, rules, (value) => answer(request, { step: 'dates', value }));
}

export default function Dates() {
  const { title, frame, stored } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<DatesForm>({ id: 'dates', defaultValue: stored });
  return (
    <StepPage title={title} form={form} frame={frame}>
      <PageForm form={form} submit="wizard:next">
        <DateField
          field={fields.from}
          label="consent-wizard:dates.from"
          hint="consent-wizard:dates.fromHint"
        />
        <DateField
          field={fields.to}
          label="consent-wizard:dates.to"
          hint="consent-wizard:dates.toHint"
          optional
        />
      </PageForm>
    </StepPage>
  );
}
