import {
  Facts,
  ProviderText,
  Section,
  WarningLines,
  WithPhone,
  type Fact,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Closed, Limits } from '#app/routes/deposits/new.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type PayoutLimitsProps = Readonly<{
  limits: readonly Limits[];
  /** True where there is but this one deposit, so that its name tells nothing apart. */
  isOnly: boolean;
}>;

/** The limits of a request, before anything is typed: of each deposit that there is to choose (B-29, B-83). */
export function PayoutLimits({ limits, isOnly }: PayoutLimitsProps) {
  const [only] = limits;
  if (isOnly && only) return <LimitFacts limits={only} />;
  return limits.map((one) => (
    <Section key={one.id} title={<ProviderText text={one.system} />}>
      <LimitFacts limits={one} />
    </Section>
  ));
}

/** Deposits of which nothing can be asked for now: why, and what to do. */
export function ClosedDeposits({ closed }: { closed: readonly Closed[] }) {
  return closed.map(({ why, limits }) => (
    <Section key={limits.id} title={<ProviderText text={limits.system} />}>
      <WarningLines lines={[<WithPhone key="why">{why}</WithPhone>]} />
      <LimitFacts limits={limits} />
    </Section>
  ));
}

function LimitFacts({ limits }: { limits: Limits }) {
  const { t } = useText();
  const { available, least, most, month, paidTo } = limits;
  const fact = (key: TextKey, value: string | null): Fact[] =>
    value === null ? [] : [{ term: t(key), value }];
  return (
    <Facts
      facts={[
        ...fact('deposits:balance.available', available),
        ...fact('deposits:new.limit.least', least),
        ...fact('deposits:new.limit.most', most),
        ...fact('deposits:new.limit.monthly', month),
        ...fact('deposits:new.limit.paidTo', paidTo),
      ]}
    />
  );
}
