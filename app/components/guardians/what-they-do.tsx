import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** What somebody who acts for a person sees and can do. */
export function WhatTheyDo({ name }: { name: string }) {
  const { t } = useText();
  return (
    <Section title={t('guardians:sees.title')}>
      <p>{t('guardians:sees.who', { name })}</p>
      <ul>
        <li>{t('guardians:sees.visits')}</li>
        <li>{t('guardians:sees.record')}</li>
        <li>{t('guardians:sees.messages')}</li>
        <li>{t('guardians:sees.data')}</li>
      </ul>
      <p>{t('guardians:sees.ends')}</p>
    </Section>
  );
}
