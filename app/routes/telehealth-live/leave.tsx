import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LiveFacts } from '#app/components/telehealth-live/live-facts.tsx';
import { Question } from '#app/components/whole-pages/question.tsx';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { requireLive } from './guard.server.ts';
import { leave } from './leave.server.ts';
import { freshTo, liveView, pathTo } from './view.server.ts';

/** /telehealth/leave (ours): leaving the call is asked about on a page of its own; no leads back. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireLive(args, 'leave');
  const of = await liveView(request, request.live);
  const heading = request.t('telehealth-live:leave.title');
  return { title: titled(of.whose, heading), heading, of, back: freshTo(request, 'call') };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireLive(args, 'leave');
  return leave(request, pathTo(request, 'call'));
}

export default function Leave() {
  const { heading, of, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={heading}
      over={of.whose}
      back={back}
      backLabel="telehealth-live:leave.keep"
      consequence="telehealth-live:leave.consequence"
      keep="telehealth-live:leave.keep"
      submit="telehealth-live:leave.submit"
    >
      <LiveFacts of={of} />
    </Question>
  );
}
