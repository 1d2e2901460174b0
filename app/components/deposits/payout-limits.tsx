import { Facts, ProviderText, Section, WarningLines, type Fact } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { Limits } from '#app/routes/deposits/new.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** What holds for a request, before anything is typed: of each deposit that there is to choose (B-29, B-83). */
export function PayoutLimits({ limits }: { limits: readonly Limits[] }) {
  const [only, ...others] = limits;
  if (!only) return null;
  if (others.length === 0) return <LimitFacts limits={only} />;
  return limits.map((one) => (
    <Section key={one.id} title={<ProviderText text={one.system} />}>
      <LimitFacts limits={one} />
    </Section>
  ));
}

function LimitFacts({ limits }: { limits: Limits }) {
  const { t } = useText();
  const { available, least, most, month, fullUntil, paidTo } = limits;
  const fact = (key: TextKey, value: string | null): Fact[] =>
    value === null ? [] : [{ term: t(key), value }];
  return (
    <>
      {fullUntil === null ? null : (
        <WarningLines lines={[t('deposits:new.limit.full', { day: fullUntil })]} />
      )}
      <Facts
        facts={[
          ...fact('deposits:balance.available', available),
          ...fact('deposits:new.limit.least', least),
          ...fact('deposits:new.limit.most', most),
          ...fact('deposits:new.limit.monthly', month),
          ...fact('deposits:new.limit.paidTo', paidTo),
        ]}
      />
    </>
  );
}
