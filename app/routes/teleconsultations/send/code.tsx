import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CodePage } from '#app/components/account/code-page.tsx';
import { teleconsultationWizard } from '#app/journeys/teleconsultation/wizard.ts';
import { requireDraft } from '#app/routes/teleconsultations/draft/guard.server.ts';
import { heldView, stepFrame } from '#app/routes/teleconsultations/draft/steps.server.ts';
import { bookWithCode, codePage } from '#app/services/appointments/code.server.ts';
import { CodeForm } from '#app/services/forms/phone-code.server.ts';
import { backToReview } from '#app/services/wizard/steps.server.ts';
import { codeAsked } from './code.server.ts';
import { noConsent, prepared } from './consent.server.ts';
import { send } from './send.server.ts';

/** /newteleconsultation/code (ours): a page in place of the specification's modal; it is booked once the code is accepted (B§4). */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  return {
    ...(await codePage(request, codeAsked(request))),
    held: heldView(request),
    stages: stepFrame(request).stages,
    back: backToReview(teleconsultationWizard, request),
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireDraft(args, 'summary');
  const book = async () => {
    const hindrance = await prepared(request, { isTicked: false });
    if (!hindrance) return send(request, { isOffline: false });
    return hindrance.field ? { ...hindrance, refusals: [noConsent(request)] } : hindrance;
  };
  return bookWithCode(request, codeAsked(request), { schema: CodeForm, book });
}

export default function Code() {
  return <CodePage {...useLoaderData<typeof loader>()} submit="teleconsultation-summary:submitWithCode" />;
}
