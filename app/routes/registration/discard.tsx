import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { draftToDiscard, discardDraft } from './discard.server.ts';

const OF_DRAFT = {
  title: 'registration:draft.discard.title',
  consequence: 'registration:draft.discard.consequence',
  keep: 'registration:draft.discard.keep',
  submit: 'registration:draft.discard.submit',
} as const;

/** The words of a registration that was sent: its page goes, and what was sent stays. */
const OF_SUMMARY = {
  title: 'registration:draft.discard.summary.title',
  consequence: 'registration:draft.discard.summary.consequence',
  keep: 'registration:draft.discard.summary.keep',
  submit: 'registration:draft.discard.summary.submit',
} as const;

/** Ours: "Usuń wpisane dane" (S-63), of a registration that is begun, and of its summary. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { back, isSent } = await draftToDiscard(request);
  return { title: request.t((isSent ? OF_SUMMARY : OF_DRAFT).title), back, isSent };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  const { isSent } = await discardDraft(request);
  return redirect(`/login?registration=${isSent ? 'left' : 'deleted'}`, 303);
}

export default function DiscardRegistration() {
  const { title, back, isSent } = useLoaderData<typeof loader>();
  const words = isSent ? OF_SUMMARY : OF_DRAFT;
  return <Question {...words} title={title} back={back} backLabel="page:back" />;
}
