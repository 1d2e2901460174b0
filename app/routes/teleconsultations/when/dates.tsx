import { carriedBy } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DatesStep } from '#app/components/appointments/dates-step.tsx';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { HourForm } from '#app/services/appointments/times/hour-form.server.ts';
import { datesOf } from '#app/services/appointments/times/step.server.ts';
import { takePressed } from '#app/services/wizard/sent.server.ts';
import { choosingTime } from './choosing.server.ts';
import { takeSlot } from './slot-choice.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  return datesOf(choosingTime(request), { frame: stepFrame(request), carried: carriedBy(request) });
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'dates');
  return takePressed(request, HourForm, ({ hour }) => takeSlot(request, hour));
}

export default function Dates() {
  return <DatesStep {...useLoaderData<typeof loader>()} kept="teleconsultation:dates.kept" />;
}
