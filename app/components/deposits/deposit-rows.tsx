import { Row, RowLink, Rows } from '#app/components/lists/rows.tsx';
import { ButtonLink, HiddenWords, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { newPayoutPath } from '#app/domain/deposits/paths.ts';
import type { DepositView } from '#app/routes/deposits/view.server.ts';
import { DepositName } from './deposit-title.tsx';

/** `isReadAlone`: its patient lets the account ask for nothing (AP-22). */
type Listed = DepositView & Readonly<{ isReadAlone: boolean }>;

/** The deposits: whose and where, both balances, and the way to a payout. */
export const DepositRows = ({ deposits }: { deposits: readonly Listed[] }) => (
  <Rows>
    {deposits.map((deposit) => (
      <DepositRow key={deposit.id} deposit={deposit} />
    ))}
  </Rows>
);

function DepositRow({ deposit }: { deposit: Listed }) {
  const { t } = useText();
  const { id, href, patient, system, available, current, payouts, closed, isReadAlone } = deposit;
  const name = <DepositName name={patient ?? t('deposits:details.one')} system={system} />;
  const isUnknown = available === null && current === null;
  // Without its name a deposit's links would be like those of another one; and without its rules nothing can be asked for.
  const canAsk = system !== null && payouts !== null && closed === null && !isReadAlone;
  return (
    <Row
      title={system === null ? name : <RowLink href={href}>{name}</RowLink>}
      side={
        <>
          {available === null ? null : (
            <p>
              {t('deposits:balance.available')}: <strong>{available}</strong>
            </p>
          )}
          {current === null ? null : (
            <p>
              {t('deposits:balance.current')}: {current}
            </p>
          )}
          {isUnknown ? <p>{t('deposits:balance.unknown')}</p> : null}
        </>
      }
      end={
        canAsk ? (
          <ButtonLink href={newPayoutPath({ deposit: id })} variant="secondary" isSmall>
            <span>
              {t('deposits:list.payOut')}
              <HiddenWords>({name})</HiddenWords>
            </span>
          </ButtonLink>
        ) : null
      }
    >
      {closed === null || isReadAlone ? null : (
        <p>
          <WithPhone>{closed}</WithPhone>
        </p>
      )}
    </Row>
  );
}
