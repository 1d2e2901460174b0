import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DepositsBarrier } from '#app/components/deposits/barrier.tsx';
import { DepositParts } from '#app/components/deposits/deposit-parts.tsx';
import { DepositTitle } from '#app/components/deposits/deposit-title.tsx';
import { ActionLink, Actions, ButtonLink, Page, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import {
  DEPOSITS_PATH,
  depositPath,
  depositPrintoutPath,
  newPayoutPath,
} from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { depositOf } from './details.server.ts';

/** /deposits/:id?idDeposit (B§2): one deposit, with what was asked of it and what has changed it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { id = '' } = args.params;
  return { id, ...(await depositOf(request, id)) };
}

export default function DepositPage() {
  const { id, deposit, over, barrier, outage, listDown, balancesDown } = useLoaderData<typeof loader>();
  const { t } = useText();
  const back = { href: DEPOSITS_PATH, label: t('deposits:details.back') };
  if (deposit === null) {
    return (
      <Page title={t('deposits:details.one')} back={back}>
        <DepositsBarrier barrier={barrier} outage={outage} retryHref={depositPath(id)} />
      </Page>
    );
  }
  const { closed } = deposit;
  return (
    <Page title={<DepositTitle deposit={deposit} />} over={over} back={back}>
      {closed === null ? null : (
        <p>
          <WithPhone>{closed}</WithPhone>
        </p>
      )}
      <Actions>
        {listDown || closed !== null ? null : (
          <ButtonLink href={newPayoutPath({ deposit: id })}>{t('deposits:list.ask')}</ButtonLink>
        )}
        <ActionLink href={depositPrintoutPath(id)} icon="printer">
          {t('deposits:details.print')}
        </ActionLink>
      </Actions>
      <DepositParts deposit={deposit} listDown={listDown} balancesDown={balancesDown} />
    </Page>
  );
}
