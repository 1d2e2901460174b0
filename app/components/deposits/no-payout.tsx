import { EmptyState } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import type { Barrier, Missing } from '#app/routes/deposits/deposits.server.ts';
import { DepositsBarrier } from './barrier.tsx';

type NoPayoutProps = Readonly<{
  why: 'BARRIER' | 'OUTAGE' | 'NO_DEPOSIT' | 'NO_MONEY';
  barrier: Barrier | null;
  outage: Missing | null;
  patient: string | null;
}>;

/** Why nothing can be asked for: no form is offered that cannot work. */
export function NoPayout({ why, barrier, outage, patient }: NoPayoutProps) {
  const { t } = useText();
  if (why === 'BARRIER' || why === 'OUTAGE')
    return <DepositsBarrier barrier={barrier} outage={outage} retryHref={NEW_DEPOSIT_PATH} />;
  if (why === 'NO_MONEY')
    return <EmptyState title={t('deposits:new.noMoney')}>{t('deposits:new.noMoneyText')}</EmptyState>;
  const title = patient === null ? t('deposits:list.empty') : t('deposits:new.noDeposit', { patient });
  return <EmptyState title={title}>{t('deposits:list.emptyText')}</EmptyState>;
}
