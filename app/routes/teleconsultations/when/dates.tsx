import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DatesStep } from '#app/components/appointments/dates-step.tsx';
import { usePageForm } from '#app/components/form/index.ts';
import { datesOf } from '#app/services/appointments/times/step.server.ts';
import { HourForm } from '#app/services/appointments/times/hour-form.server.ts';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { carriedBy, onwards, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { invalidChoice, refused } from '#app/services/forms/forms.server.ts';
import { choosingTime } from './choosing.server.ts';
import { takeSlot } from './slot-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  return datesOf(choosingTime(request), { frame: stepFrame(request), carried: carriedBy(request) });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  const submission = parseWithZod(await request.form(), { schema: HourForm });
  if (submission.status !== 'success') return invalidChoice(submission);

  const taken = await takeSlot(request, submission.value.hour);
  return 'refusals' in taken ? refused(submission, { '': taken.refusals }) : onwards(request, taken);
}

export default function Dates() {
  const { isMove, ...page } = useLoaderData<typeof loader>();
  const [form] = usePageForm<typeof HourForm>({ id: 'date' });
  return <DatesStep form={form} kept={isMove ? 'teleconsultation:dates.kept' : null} {...page} />;
}
