import { isDefinedError, safe } from '@orpc/client';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { refused } from '#app/services/forms/forms.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { correctionOf } from './correction.server.ts';
import { askedDay } from './corrections.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';

/** Asks whether a request is really to be withdrawn; or says why it cannot be any more. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { correction, over, ownPath, standsIn } = await correctionOf(request, args.params);
  const { state } = correction;
  const asks = state === 'SUBMITTED' ? 'title' : state === 'WITHDRAWN' ? 'doneTitle' : 'tooLateTitle';
  const heading = request.t(`applications:withdraw.${asks}`, { day: askedDay(request, correction) });
  return { title: titled(over, heading), heading, over, standsIn, ownPath, state };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { correction, patientId, ownPath } = await correctionOf(request, args.params);
  const submission = await pressed(request);
  const [error] = await safe(request.provider.corrections.withdraw({ patientId, id: correction.id }));
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    return refused(submission, { '': ['applications:withdraw.tooLate'] }, { status: 409 });
  }
  if (error) throw error;
  return redirectWithNotice(request, ownPath, 'applications:withdraw.done');
}

export default function WithdrawCorrection() {
  const { heading, over, ownPath, state } = useLoaderData<typeof loader>();
  const isOpen = state === 'SUBMITTED';
  const why = state === 'WITHDRAWN' ? 'applications:withdraw.done' : 'applications:withdraw.tooLate';
  return (
    <Question
      title={heading}
      over={over}
      back={ownPath}
      backLabel="applications:withdraw.back"
      consequence={isOpen ? 'applications:withdraw.consequence' : why}
      keep={isOpen ? 'applications:withdraw.keep' : 'applications:withdraw.back'}
      submit={isOpen ? 'applications:withdraw.submit' : null}
    />
  );
}
