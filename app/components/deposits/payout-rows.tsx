import type { ReactNode } from 'react';
import { Row, Rows } from '#app/components/lists/rows.tsx';
import { ProviderText, StatusPill, WithPhone, type StatusKind } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PayoutState } from '#app/domain/deposits/payouts.ts';
import type { PayoutView } from '#app/routes/deposits/view.server.ts';

const KINDS: Readonly<Record<PayoutState, StatusKind>> = {
  ACCEPTED: 'waiting',
  PAID: 'done',
  REFUSED: 'ended',
  UNKNOWN: 'problem',
};

type RowOf = Readonly<{ payout: PayoutView; title: ReactNode; of?: ReactNode }>;

/** A request to pay out: how much, since when, how it stands, and what that means (B-82). */
export function PayoutRow({ payout, title, of }: RowOf) {
  const { t } = useText();
  const { state, asked, settled, reason } = payout;
  return (
    <Row
      title={title}
      side={
        <>
          <p>
            <StatusPill kind={KINDS[state]}>{t(`deposits:state.${state}`)}</StatusPill>
          </p>
          {settled === null ? null : <p>{settled}</p>}
        </>
      }
    >
      {of}
      <p>{t('deposits:payout.asked', { day: asked })}</p>
      {state === 'REFUSED' ? <p>{t('deposits:payout.refused')}</p> : null}
      {reason === null ? null : (
        <p>
          {t('deposits:payout.reason')} <ProviderText text={reason} />
        </p>
      )}
      {state === 'UNKNOWN' ? (
        <p>
          <WithPhone>{t('deposits:payout.unknown')}</WithPhone>
        </p>
      ) : null}
    </Row>
  );
}

/** Requests of one deposit. */
export function PayoutRows({ payouts }: { payouts: readonly PayoutView[] }) {
  const { t } = useText();
  if (payouts.length === 0) return <p>{t('deposits:payout.none')}</p>;
  return (
    <Rows>
      {payouts.map((payout) => (
        <PayoutRow
          key={payout.id}
          payout={payout}
          title={t('deposits:payout.title', { amount: payout.amount })}
        />
      ))}
    </Rows>
  );
}

type Waiting = Readonly<{ waiting: readonly Readonly<{ state: PayoutState; paidTo: string | null }>[] }>;

/** Where the money of requests that wait goes, and whom to ring to take one back, for no page does (B-82). */
export function WhileWaiting({ waiting }: Waiting) {
  const { t } = useText();
  const accepted = waiting.filter(({ state }) => state === 'ACCEPTED');
  if (accepted.length === 0) return null;
  const ways = new Set(accepted.flatMap(({ paidTo }) => (paidTo === null ? [] : [paidTo])));
  return (
    <>
      {[...ways].map((where) => (
        <p key={where}>{t('deposits:paidTo', { where })}</p>
      ))}
      <p>
        <WithPhone>{t('deposits:takeBack')}</WithPhone>
      </p>
    </>
  );
}
