import { UnfinishedPanel } from '#app/components/wizard/unfinished-panel.tsx';
import { useText } from '#app/components/text.tsx';
import type { UnfinishedConsent } from '#app/routes/given-consents/new/unfinished.server.ts';

/** Consents that were begun and not finished, each with the ways to go on and to delete it. */
export function UnfinishedConsents({ drafts }: { drafts: readonly UnfinishedConsent[] }) {
  const { t } = useText();
  return (
    <UnfinishedPanel
      drafts={drafts.map(({ id, name, until, continuePath, discardPath }) => ({
        id,
        name,
        continuePath,
        discardPath,
        continued: t('consent-wizard:unfinished.of', { name }),
        discarded: t('consent-wizard:unfinished.of', { name }),
        children: <p className="text-muted">{t('consent-wizard:unfinished.until', { day: until })}</p>,
      }))}
    />
  );
}
