import { Facts, ProviderText, TextNaming, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Choice } from '#app/domain/bookings/choices.ts';

type ChoicesProps = Readonly<{
  choices: readonly Choice[];
}>;

/** The choices made in the steps before (B§2, the wizard's breadcrumb). */
export function Choices({ choices }: ChoicesProps) {
  const { t } = useText();
  if (choices.length === 0) return null;
  return (
    <Facts
      facts={choices.map((choice) => ({
        term: t(`booking-wizard:choices.${choice.name}`),
        value: <Value choice={choice} />,
      }))}
    />
  );
}

function Value({ choice }: { choice: Choice }) {
  if (choice.name === 'service') return <ProviderText text={choice.value} />;
  if (choice.name !== 'place') return <WithDegree>{choice.value}</WithDegree>;
  return <TextNaming name={choice.unit}>{choice.value}</TextNaming>;
}
