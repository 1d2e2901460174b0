import { ActionLink, Card, CardList, ProviderText, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { newPayoutPath } from '#app/domain/deposits/paths.ts';
import type { DepositView } from '#app/routes/deposits/view.server.ts';
import { BalanceFacts } from './balances.tsx';

/** The deposits, each with both of its balances and the ways on. */
/** `isReadAlone`: its patient lets the account ask for nothing (AP-22). */
type Listed = DepositView & Readonly<{ isReadAlone: boolean }>;

export const DepositCards = ({ deposits }: { deposits: readonly Listed[] }) => (
  <CardList>
    {deposits.map((deposit) => (
      <DepositCard key={deposit.id} deposit={deposit} />
    ))}
  </CardList>
);

function DepositCard({ deposit }: { deposit: Listed }) {
  const { t } = useText();
  const { id, href, patient, system, available, current, payouts, closed, isReadAlone } = deposit;
  const whole = (
    <>
      {patient ?? t('deposits:details.one')}
      {system === null ? null : (
        <>
          {', '}
          <ProviderText text={system} />
        </>
      )}
    </>
  );
  return (
    <Card
      title={whole}
      headingLevel={3}
      actions={
        // Without its name a deposit's links would be like those of another one; and without its rules nothing can be asked for.
        system === null ? null : (
          <>
            <ActionLink href={href}>
              {t('deposits:list.details')}: {whole}
            </ActionLink>
            {payouts === null || closed !== null || isReadAlone ? null : (
              <ActionLink href={newPayoutPath({ deposit: id })}>
                {t('deposits:list.ask')}: {whole}
              </ActionLink>
            )}
          </>
        )
      }
    >
      <BalanceFacts available={available} current={current} />
      {closed === null || isReadAlone ? null : (
        <p>
          <WithPhone>{closed}</WithPhone>
        </p>
      )}
    </Card>
  );
}
