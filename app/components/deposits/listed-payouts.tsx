import { RowLink, Rows } from '#app/components/lists/rows.tsx';
import { HiddenWords } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ListedPayout } from '#app/routes/deposits/list.server.ts';
import { DepositName } from './deposit-title.tsx';
import { PayoutRow, WhileWaiting } from './payout-rows.tsx';

type ListProps = Readonly<{ payouts: readonly ListedPayout[] }>;

/** So many stand in the list; the others on the pages of their deposits. */
const MOST = 20;

/** Requests of all deposits, the newest first, each with whose it is. */
export function ListedPayouts({ payouts }: ListProps) {
  const { t } = useText();
  if (payouts.length === 0) return <p>{t('deposits:payout.none')}</p>;
  return (
    <>
      <WhileWaiting waiting={payouts.map(({ payout, paidTo }) => ({ state: payout.state, paidTo }))} />
      <Rows>
        {payouts.slice(0, MOST).map(({ href, patient, system, payout }) => (
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
      {payouts.length > MOST ? <p>{t('deposits:payout.more')}</p> : null}
    </>
  );
}
