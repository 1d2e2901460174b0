import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Question } from '#app/components/whole-pages/question.tsx';
import { Facts } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { requireRecentProof } from '#app/services/access/guard.server.ts';
import { accountOf } from '#app/services/provider/frame.server.ts';
import { EMAIL_PATH, isEmailRequired, removeEmail } from './save.server.ts';

/** Ours: whether the account is really to have no address; only where it may have none. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireRecentProof(args);
  const { contactData } = await accountOf(request);
  const isThere = contactData.email !== undefined;
  if (!request.isPost && (!isThere || (await isEmailRequired(request)))) throw redirect(EMAIL_PATH, 303);
  return { title: request.t('account:email.remove.title'), email: contactData.email ?? '', back: EMAIL_PATH };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireRecentProof(args);
  return removeEmail(request);
}

export default function RemoveEmail() {
  const { title, email, back } = useLoaderData<typeof loader>();
  const { t } = useText();
  return (
    <Question
      title={title}
      back={back}
      consequence="account:email.remove.consequence"
      keep="account:email.remove.keep"
      submit="account:email.remove.submit"
    >
      <Facts facts={[{ term: t('account:email.inForce'), value: email }]} />
    </Question>
  );
}
