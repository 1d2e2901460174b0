import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The acts and the view of somebody who acts for a person. */
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
