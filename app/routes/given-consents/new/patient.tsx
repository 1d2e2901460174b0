import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { WithPhone } from '#app/components/page/index.ts';
import { PersonStep } from '#app/components/wizard/person-step.tsx';
import { useText } from '#app/components/text.tsx';
import { personOptions, personSent } from '#app/services/wizard/person.server.ts';
import { answer, mayGiveFor, settingsOf, stepFrame } from './draft.server.ts';
import { requireDraft } from './guard.server.ts';

/** Everybody for whom the account may give a consent, and whether there are others for whom it may not. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'patient');
  const { patients, answers } = request.draft;
  const settings = await settingsOf(request);
  const offered = patients.filter((patient) => mayGiveFor(patient, settings));
  return {
    frame: stepFrame(request),
    title: request.t('consent-wizard:patient.title'),
    chosen: answers.patient,
    options: personOptions(request, offered),
    areOthersLeft: offered.length < patients.length,
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'patient');
  const sent = await personSent(request, 'consent-wizard:patient.required');
  if ('answer' in sent) return sent.answer;
  if (!mayGiveFor(sent.person, await settingsOf(request)))
    return sent.refuse('consent-wizard:patient.notFor');
  return answer(request, { step: 'patient', value: { patientId: sent.person.id } });
}

export default function Patient() {
  const { areOthersLeft, ...page } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <PersonStep {...page} label="consent-wizard:patient.label">
      {areOthersLeft ? (
        <p>
          <WithPhone>{t('consent-wizard:patient.others')}</WithPhone>
        </p>
      ) : null}
    </PersonStep>
  );
}
