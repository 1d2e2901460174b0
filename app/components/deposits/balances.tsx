import { Facts, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DepositView } from '#app/routes/deposits/view.server.ts';

type Balances = Pick<DepositView, 'available' | 'current'>;

/** Both balances of a deposit; nothing where they are not known, and never zero. */
export function BalanceFacts({ available, current }: Balances) {
  const { t } = useText();
  const fact = (key: 'available' | 'current', value: string | null): Fact[] =>
    value === null ? [] : [{ term: t(`deposits:balance.${key}`), value: <strong>{value}</strong> }];
  const facts = [...fact('available', available), ...fact('current', current)];
  return facts.length === 0 ? <p>{t('deposits:balance.unknown')}</p> : <Facts facts={facts} />;
}
