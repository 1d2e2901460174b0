import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { fullName } from '#app/domain/patients/patients.ts';
import { LIST_PATHS } from '#app/domain/people/paths.ts';
import { ENROLMENT_PATH, enrolmentWizard as wizard } from '#app/journeys/enrolment/wizard.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { claimedDraft, removeClaimed } from '#app/services/wizard/unfinished.server.ts';
import { leaveBehind } from './gone.server.ts';
import { leadOnIfGone } from './guard.server.ts';

export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  await leadOnIfGone(request);
  const { answers } = await claimedDraft(wizard, request);
  const role = answers?.facts.role;
  return {
    title: request.t('enrolment:discard.title'),
    name: answers?.person ? fullName(answers.person) : null,
    back: role ? `${ENROLMENT_PATH}?patientRole=${role}` : ENROLMENT_PATH,
    standsIn: role && LIST_PATHS[role],
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  await leadOnIfGone(request);
  const draft = await removeClaimed(wizard, request, () => 'the one of the account');
  await leaveBehind(request, { id: draft.id, gone: 'DISCARDED' });
  const files = draft.answers?.facts.files ?? [];
  for (const { id } of files) await orOutage(request.provider.personFiles.removeWaiting({ id }));
  const role = draft.answers?.facts.role;
  const path = role ? `${ENROLMENT_PATH}?patientRole=${role}` : ENROLMENT_PATH;
  return redirectWithNotice(request, path, 'enrolment:discard.done');
}

export default function Discard() {
  const { title, name, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={back}
      backLabel="enrolment:discard.back"
      consequence="enrolment:discard.consequence"
      keep="enrolment:discard.keep"
      submit="enrolment:discard.submit"
    >
      {name === null ? null : <p>{name}</p>}
    </Question>
  );
}
