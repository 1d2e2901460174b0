import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { NoPayout } from '#app/components/deposits/no-payout.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page, ProviderText, SummaryList, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { DEPOSITS_PATH, NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { sendPayout, summaryPage } from './summary.server.ts';

/** /newdeposit/summary (ours): the request once more, before it is sent. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return summaryPage(request);
}

export async function action(args: ActionFunctionArgs) {
  const request = await requireAccount(args);
  return sendPayout(request);
}

export default function PayoutSummary() {
  const page = useLoaderData<typeof loader>();
  const [form] = usePageForm({ id: 'payout-summary' });
  const { t } = useText();
  const { title, changePath } = page;
  const back = { href: changePath, label: t('deposits:summary.back') };
  if (page.kind === 'NONE') {
    return (
      <Page title={title} form={form} hasPageForm={false} back={back}>
        <NoPayout {...page} />
      </Page>
    );
  }
  const { patient, isChoice, system, amount, paidTo } = page;
  const change = (href: string, label: string) => ({ href, label });
  return (
    <Page title={title} form={form} back={back}>
      <SummaryList
        rows={[
          {
            term: t('deposits:summary.patient'),
            value: patient,
            change: isChoice ? change(NEW_DEPOSIT_PATH, t('deposits:summary.changePatient')) : undefined,
          },
          { term: t('deposits:summary.system'), value: <ProviderText text={system} /> },
          {
            term: t('deposits:summary.amount'),
            value: <strong>{amount}</strong>,
            change: change(changePath, t('deposits:summary.changeAmount')),
          },
          { term: t('deposits:new.limit.paidTo'), value: paidTo },
        ]}
      />
      <p>
        <WithPhone>{t('deposits:takeBack')}</WithPhone>
      </p>
      <PageForm
        form={form}
        submit="deposits:summary.submit"
        links={<ActionLink href={DEPOSITS_PATH}>{t('deposits:new.leave')}</ActionLink>}
      />
    </Page>
  );
}
