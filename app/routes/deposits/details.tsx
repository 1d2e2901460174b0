import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DepositsBarrier } from '#app/components/deposits/barrier.tsx';
import { BalancesDown, DepositParts } from '#app/components/deposits/deposit-parts.tsx';
import { DepositTitle } from '#app/components/deposits/deposit-title.tsx';
import {
  ActionLink,
  ButtonLink,
  Page,
  ProviderText,
  State,
  ThingPage,
  WithPhone,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import {
  DEPOSITS_PATH,
  depositPath,
  depositPrintoutPath,
  newPayoutPath,
} from '#app/domain/deposits/paths.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { depositOf } from './details.server.ts';
import type { DepositView } from './view.server.ts';

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
  const { patient, system, current } = deposit;
  return (
    <ThingPage
      title={<DepositTitle deposit={deposit} />}
      over={over}
      back={back}
      state={
        balancesDown ? (
          <BalancesDown href={deposit.href} since={balancesDown.since} />
        ) : (
          <DepositState deposit={deposit} canAsk={listDown === null} />
        )
      }
      facts={[
        { term: t('deposits:details.whose'), value: patient },
        ...(system === null
          ? []
          : [{ term: t('deposits:details.where'), value: <ProviderText text={system} /> }]),
        ...(current === null ? [] : [{ term: t('deposits:balance.current'), value: current }]),
      ]}
      ways={
        <ActionLink href={depositPrintoutPath(id)} icon="printer">
          {t('deposits:details.print')}
        </ActionLink>
      }
    >
      <p>{t('deposits:balance.difference')}</p>
      <DepositParts deposit={deposit} listDown={listDown} />
    </ThingPage>
  );
}

type StateProps = Readonly<{ deposit: DepositView; canAsk: boolean }>;

/** The part of a deposit that can be paid out, and the way to ask for it, or why there is none. */
function DepositState({ deposit: { id, available, closed }, canAsk }: StateProps) {
  const { t } = useText();
  return (
    <State
      look="still"
      sentence={
        available === null
          ? t('deposits:balance.unknown')
          : `${t('deposits:balance.available')}: ${available}`
      }
      act={
        canAsk && closed === null ? (
          <ButtonLink href={newPayoutPath({ deposit: id })}>{t('deposits:list.ask')}</ButtonLink>
        ) : null
      }
    >
      {closed === null ? null : (
        <p>
          <WithPhone>{closed}</WithPhone>
        </p>
      )}
    </State>
  );
}
