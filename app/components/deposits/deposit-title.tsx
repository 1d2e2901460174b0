import { ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { DepositView } from '#app/routes/deposits/view.server.ts';

/** "Depozyt, Przychodnia pod Lipami": what a deposit's page is called. */
export function DepositTitle({ deposit: { system } }: { deposit: Pick<DepositView, 'system'> }) {
  const { t } = useText();
  const one = t('deposits:details.one');
  if (system === null) return <>{one}</>;
  return (
    <>
      {one}, <ProviderText text={system} />
    </>
  );
}
