import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ButtonLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { pressed } from '#app/services/forms/button.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { PATHS, requireWaiting } from './phone.server.ts';

/** A change of number that nobody has confirmed is given up: the number in force stays. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { waiting, inForce } = await requireWaiting(request);
  if (!waiting.until) throw redirect(PATHS.phone, 303);
  return {
    title: request.t('account:ownPhone.withdraw.title'),
    ...{
      phone: phoneAsSaid({ phone: waiting.phoneNumber, language: request.language }),
      stays: phoneAsSaid({ phone: inForce, language: request.language }),
      path: PATHS.phone,
    },
  };
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  const { waiting, inForce } = await requireWaiting(request);
  await pressed(request);
  if (!waiting.until) return redirect(PATHS.phone, 303);
  await request.provider.account.savePhone({ phoneNumber: inForce });
  return redirectWithNotice(request, '/account', 'account:ownPhone.withdraw.done');
}

export default function WithdrawPhone() {
  const { title, phone, stays, path } = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'withdraw' });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={{ href: path }}>
      <p>{t('account:ownPhone.withdraw.what', { phone, stays })}</p>
      <p>
        <ButtonLink href={path}>{t('account:ownPhone.withdraw.keep')}</ButtonLink>
      </p>
      <PageForm form={form} submit="account:ownPhone.withdraw.submit" />
    </Page>
  );
}
