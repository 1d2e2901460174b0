import { Facts, ProviderText } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Choice } from '#app/domain/bookings/choices.ts';

type ChoicesProps = Readonly<{
  choices: readonly Choice[];
}>;

/** What was chosen in the steps before (B§2, the wizard's breadcrumb). */
export function Choices({ choices }: ChoicesProps) {
  const { t } = useText();
  if (choices.length === 0) return null;
  return (
    <Facts
      facts={choices.map(({ name, value }) => ({
        term: t(`booking-wizard:choices.${name}`),
        value: name === 'service' ? <ProviderText text={value} /> : value,
      }))}
    />
  );
}
