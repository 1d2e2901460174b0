import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Choices } from '#app/components/appointments/choices.tsx';
import { Question } from '#app/components/whole-pages/question.tsx';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { choicesOfClaimed, discardDraft } from './unfinished.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const patients = await orOutage(patientsOf(request));
  return {
    title: request.t('teleconsultation:discard.title'),
    choices: await choicesOfClaimed(request, patients.ok ? patients.data : []),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await discardDraft(request);
  return redirectWithNotice(request, '/bookings', 'teleconsultation:discard.done');
}

export default function DiscardTeleconsultation() {
  const { title, choices } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back="/bookings"
      backLabel="bookings:details.back"
      consequence="teleconsultation:discard.consequence"
      keep="bookings:discard.keep"
      submit="bookings:discard.submit"
    >
      {choices ? <Choices choices={choices} /> : null}
    </Question>
  );
}
