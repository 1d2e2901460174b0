import type { ReactNode } from 'react';
import { LinkList, Panel, ProviderHtml, SideBySide, useShell } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { FirstPage } from '#app/routes/registration/first-page.server.ts';

type BesideProps = Readonly<{ first: FirstPage; children: ReactNode }>;

/** The form of the first page, and beside it what to have at hand and the other entries; of any other page the form alone. */
export function WithFirstPage({ first, children }: BesideProps) {
  const { t } = useText();
  const { isKiosk } = useShell();
  if (first === null) return children;
  return (
    <>
      {first.about === null ? null : <ProviderHtml {...first.about} />}
      <SideBySide
        side={
          <>
            <Panel title={t('registration:first.title')}>
              <ul>
                {first.toHave.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
              <p>{t(isKiosk ? 'registration:kiosk.waits' : 'registration:first.waits')}</p>
            </Panel>
            {first.begun.length > 0 ? (
              <Panel title={t('registration:first.begunTitle')}>
                <LinkList links={first.begun} />
              </Panel>
            ) : null}
            {first.others.length > 0 ? (
              <Panel title={t('registration:first.othersTitle')}>
                <LinkList links={first.others} />
              </Panel>
            ) : null}
          </>
        }
      >
        {children}
      </SideBySide>
    </>
  );
}
