import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DepositView } from '#app/routes/deposits/view.server.ts';

type NameProps = Pick<DepositView, 'system'> & Readonly<{ name: string }>;

/** "Jan Nowak, Przychodnia pod Lipami". */
export const DepositName = ({ name, system }: NameProps) => (
  <>
    {name}
    {system === null ? null : (
      <>
        {', '}
        <ProviderText text={system} />
      </>
    )}
  </>
);

/** "Depozyt, Przychodnia pod Lipami": what a deposit's page is called. */
export function DepositTitle({ deposit: { system } }: { deposit: Pick<DepositView, 'system'> }) {
  const { t } = useText();
  return <DepositName name={t('deposits:details.one')} system={system} />;
}
