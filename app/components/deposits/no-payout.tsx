import { EmptyList } from '#app/components/lists/cut-list.tsx';
import { useText } from '#app/components/text.tsx';
import { NEW_DEPOSIT_PATH } from '#app/domain/deposits/paths.ts';
import type { Barrier, Missing } from '#app/routes/deposits/deposits.server.ts';
import type { Closed } from '#app/routes/deposits/new.server.ts';
import type { Cut } from '#app/services/page/cut.server.ts';
import { DepositsBarrier } from './barrier.tsx';
import { ClosedDeposits } from './payout-limits.tsx';

type NoPayoutProps = Readonly<{
  why: 'BARRIER' | 'OUTAGE' | 'NO_DEPOSIT' | 'CLOSED';
  barrier: Barrier | null;
  outage: Missing | null;
  cut: Cut | null;
  patient: string | null;
  closed: readonly Closed[];
}>;

/** Why nothing can be asked for: no form is offered that cannot work. */
export function NoPayout({ why, barrier, outage, cut, patient, closed }: NoPayoutProps) {
  const { t } = useText();
  if (why === 'BARRIER' || why === 'OUTAGE')
    return <DepositsBarrier barrier={barrier} outage={outage} retryHref={NEW_DEPOSIT_PATH} />;
  if (why === 'CLOSED') return <ClosedDeposits closed={closed} />;
  const title = patient === null ? t('deposits:list.empty') : t('deposits:new.noDeposit', { patient });
  return (
    <EmptyList cut={cut} title={title}>
      {t('deposits:list.emptyText')}
    </EmptyList>
  );
}
