import { UnfinishedPanel } from '#app/components/wizard/unfinished-panel.tsx';
import { useText } from '#app/components/text.tsx';
import type { UnfinishedCopy } from '#app/routes/copies/new/unfinished.server.ts';

/** Requests that were begun and not sent, each with the ways to go on and to delete it. */
export function UnfinishedCopies({ drafts }: { drafts: readonly UnfinishedCopy[] }) {
  const { t } = useText();
  return (
    <UnfinishedPanel
      drafts={drafts.map(({ id, name, until, continuePath, discardPath }) => ({
        id,
        name,
        continuePath,
        discardPath,
        continued: t('copy-wizard:unfinished.of', { name }),
        discarded: t('copy-wizard:unfinished.of', { name }),
        children: <p className="text-muted">{t('copy-wizard:unfinished.until', { day: until })}</p>,
      }))}
    />
  );
}
