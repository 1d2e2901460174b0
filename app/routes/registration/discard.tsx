import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { openToEveryone } from '#app/services/access/guard.server.ts';
import { draftToDiscard, discardDraft } from './discard.server.ts';

/** Ours: "Usuń wpisane dane" (S-63), of a registration that is begun, and of its summary. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await openToEveryone(args);
  const { back } = await draftToDiscard(request);
  return { title: request.t('registration:draft.discard.title'), back };
}

export async function action(args: ActionFunctionArgs) {
  const request = await openToEveryone(args);
  await discardDraft(request);
  return redirect('/login?registration=deleted', 303);
}

export default function DiscardRegistration() {
  const { title, back } = useLoaderData<typeof loader>();
  return (
    <Question
      title={title}
      back={back}
      backLabel="page:back"
      consequence="registration:draft.discard.consequence"
      keep="registration:draft.discard.keep"
      submit="registration:draft.discard.submit"
    />
  );
}
