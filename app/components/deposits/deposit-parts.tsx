import { Outage, Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Missing } from '#app/routes/deposits/deposits.server.ts';
import type { DepositView } from '#app/routes/deposits/view.server.ts';
import { BalanceFacts } from './balances.tsx';
import { MovementRows } from './movement-rows.tsx';
import { PayoutRows, WhileWaiting } from './payout-rows.tsx';

type PartsProps = Readonly<{
  deposit: DepositView;
  listDown: Missing | null;
  balancesDown: Missing | null;
}>;

/** All of one deposit: balances, payouts, movements; a part that did not come takes no other away. */
export function DepositParts({ deposit, listDown, balancesDown }: PartsProps) {
  const { t } = useText();
  const { href, payouts, movements, paidTo } = deposit;
  return (
    <>
      <Section title={t('deposits:balance.title')}>
        {balancesDown ? (
          <Outage
            system={t('deposits:balance.system')}
            since={balancesDown.since}
            retryHref={href}
            headingLevel={3}
          />
        ) : (
          <BalanceFacts {...deposit} />
        )}
        <p>{t('deposits:balance.difference')}</p>
      </Section>
      {payouts === null || movements === null ? (
        <Outage system={t('deposits:list.system')} since={listDown?.since ?? null} retryHref={href} />
      ) : (
        <>
          <Section isWide title={t('deposits:payout.heading')}>
            <PayoutRows payouts={payouts} />
            <WhileWaiting waiting={payouts.map(({ state }) => ({ state, paidTo }))} />
          </Section>
          <Section isWide title={t('deposits:movement.heading')}>
            <MovementRows movements={movements} />
          </Section>
        </>
      )}
    </>
  );
}
