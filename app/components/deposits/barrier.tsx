import { EmptyState, Outage } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { NoPatient } from '#app/components/page/no-patient.tsx';
import { useText } from '#app/components/text.tsx';
import type { Barrier as Why, Missing } from '#app/routes/deposits/deposits.server.ts';

type BarrierProps = Readonly<{ barrier: Why | null; outage: Missing | null; retryHref: string }>;

/** Why no deposit can be shown, and what to do: no patient, an account that is not confirmed (C-80), or an outage. */
export function DepositsBarrier({ barrier, outage, retryHref }: BarrierProps) {
  const { t } = useText();
  if (outage) return <Outage system={t('deposits:system')} since={outage.since} retryHref={retryHref} />;
  if (barrier === null) return null;
  if (barrier !== 'UNCONFIRMED') return <NoPatient why={barrier} lack="deposits:noPatient" />;
  return (
    <EmptyState title={t('record:unconfirmed.title')}>
      <p>{t('deposits:unconfirmed')}</p>
      <CallReception />
    </EmptyState>
  );
}
