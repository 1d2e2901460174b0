import { RowLink, Rows } from '#app/components/lists/rows.tsx';
import { WayToAll } from '#app/components/lists/way-to-all.tsx';
import { HiddenWords } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { PAYOUTS_ID } from '#app/domain/deposits/paths.ts';
import type { ListedPayouts as Listed } from '#app/routes/deposits/list.server.ts';
import { DepositName } from './deposit-title.tsx';
import { PayoutRow, WhileWaiting } from './payout-rows.tsx';

/** Requests of all deposits, the newest first, each with whose it is. */
export function ListedPayouts({ payouts: { shown, all, waiting } }: { payouts: Listed }) {
  const { t } = useText();
  if (shown.length === 0) return <p>{t('deposits:payout.none')}</p>;
  return (
    <>
      <WhileWaiting waiting={waiting} />
      <Rows id={PAYOUTS_ID}>
        {shown.map(({ href, patient, system, payout }) => (
          <PayoutRow
            key={payout.id}
            payout={payout}
            title={
              <RowLink href={href}>
                {t('deposits:payout.title', { amount: payout.amount })}
                <HiddenWords>{`(${[patient, payout.asked].filter(Boolean).join(', ')})`}</HiddenWords>
              </RowLink>
            }
            of={
              <p>
                <DepositName name={patient ?? t('deposits:details.one')} system={system} />
              </p>
            }
          />
        ))}
      </Rows>
      <WayToAll all={all}>{(count) => t('deposits:payout.all', { count })}</WayToAll>
    </>
  );
}
