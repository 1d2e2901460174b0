import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The list of what somebody who acts for a person sees and can do. */
export function WhatTheyDo({ name, sees }: { name: string; sees: readonly TextKey[] }) {
  const { t } = useText();
  return (
    <Section title={t('guardians:sees.title')}>
      <p>{t('guardians:sees.who', { name })}</p>
      <ul>
        {sees.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </ul>
      <p>{t('guardians:sees.ends')}</p>
    </Section>
  );
}
