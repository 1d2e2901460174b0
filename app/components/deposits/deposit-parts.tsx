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

/** Both balances of a deposit, and what sets them apart. */
export function DepositBalances({ deposit, balancesDown }: Omit<PartsProps, 'listDown'>) {
  const { t } = useText();
  return (
    <Section title={t('deposits:balance.title')}>
      {balancesDown ? (
        <BalancesDown href={deposit.href} since={balancesDown.since} />
      ) : (
        <BalanceFacts {...deposit} />
      )}
      <p>{t('deposits:balance.difference')}</p>
    </Section>
  );
}

export function BalancesDown({ href, since }: Missing & Readonly<{ href: string }>) {
  const { t } = useText();
  return <Outage system={t('deposits:balance.system')} since={since} retryHref={href} headingLevel={3} />;
}

/** Requests and movements of a deposit; a part that did not come takes no other away. */
export function DepositParts({ deposit, listDown }: Omit<PartsProps, 'balancesDown'>) {
  const { t } = useText();
  const { href, payouts, movements, paidTo } = deposit;
  if (payouts === null || movements === null)
    return <Outage system={t('deposits:list.system')} since={listDown?.since ?? null} retryHref={href} />;
  return (
    <>
      <Section isWide title={t('deposits:payout.heading')}>
        <PayoutRows payouts={payouts} />
        <WhileWaiting waiting={payouts.map(({ state }) => ({ state, paidTo }))} />
      </Section>
      <Section isWide title={t('deposits:movement.heading')}>
        <MovementRows movements={movements} />
      </Section>
    </>
  );
}
