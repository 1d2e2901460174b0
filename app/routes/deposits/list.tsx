import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CutNote, EmptyList } from '#app/components/lists/cut-list.tsx';
import { DepositsBarrier } from '#app/components/deposits/barrier.tsx';
import { DepositRows } from '#app/components/deposits/deposit-rows.tsx';
import { ListedPayouts } from '#app/components/deposits/listed-payouts.tsx';
import { ButtonLink, Outage, Page, PhoneElsewhere, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { DEPOSITS_PATH, NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { depositList } from './list.server.ts';

/** /deposits (B§2): the deposits of everybody for whom the account may act, and what was asked of them. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  return { title: request.t('deposits:area'), ...(await depositList(request)) };
}

export default function Deposits() {
  const { title, barrier, outage, cut, listDown, balancesDown, deposits, payouts } =
    useLoaderData<typeof loader>();
  const { t } = useText();
  if (barrier || outage) {
    return (
      <Page title={title}>
        <DepositsBarrier barrier={barrier} outage={outage} retryHref={DEPOSITS_PATH} />
      </Page>
    );
  }
  if (deposits.length === 0 && !listDown) {
    return (
      <Page title={title}>
        <EmptyList cut={cut} title={t('deposits:list.empty')}>
          {t('deposits:list.emptyText')}
        </EmptyList>
      </Page>
    );
  }
  const canAsk = deposits.some(({ closed, isReadAlone }) => closed === null && !isReadAlone);
  const ask = <ButtonLink href={NEW_DEPOSIT_PATH}>{t('deposits:list.ask')}</ButtonLink>;
  return (
    <Page title={title} {...(listDown || !canAsk ? {} : { action: ask })}>
      <CutNote cut={cut} />
      <Section isWide title={t('deposits:balance.title')}>
        {balancesDown ? (
          <Outage
            system={t('deposits:balance.system')}
            since={balancesDown.since}
            retryHref={DEPOSITS_PATH}
            headingLevel={3}
          />
        ) : null}
        <p>{t('deposits:balance.difference')}</p>
        <DepositRows deposits={deposits} />
      </Section>
      <Section isWide title={t('deposits:payout.heading')}>
        {listDown ? (
          <Outage
            system={t('deposits:list.system')}
            since={listDown.since}
            retryHref={DEPOSITS_PATH}
            headingLevel={3}
          />
        ) : (
          <PhoneElsewhere when={balancesDown !== null}>
            <ListedPayouts payouts={payouts} />
          </PhoneElsewhere>
        )}
      </Section>
    </Page>
  );
}
