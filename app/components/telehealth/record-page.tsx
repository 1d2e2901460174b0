import type { ReactNode } from 'react';
import { Outage, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type RecordPageProps = Readonly<{
  frame: Readonly<{ title: string; path: string; back: Readonly<{ href: string; label: string }> }>;
  outage: Readonly<{ since: string }> | null;
  children: ReactNode;
}>;

/** What is kept of a teleconsultation, or that it does not come now. */
export function RecordPage({ frame: { title, path, back }, outage, children }: RecordPageProps) {
  const { t } = useText();
  return (
    <Page title={title} back={back}>
      {outage ? (
        <Outage
          title="telehealth:outage"
          system={t('telehealth:system')}
          since={outage.since}
          retryHref={path}
        />
      ) : (
        children
      )}
    </Page>
  );
}
