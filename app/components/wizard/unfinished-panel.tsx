import type { ReactNode } from 'react';
import { ActionLink, Actions, ButtonLink, HiddenWords, Panel } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type Unfinished = Readonly<{
  id: string;
  name: ReactNode;
  /** The steps left to do, and until when it is kept. */
  children: ReactNode;
  continuePath: string;
  discardPath: string;
  /** The thing that is gone on with or deleted, for those who hear the links apart from the name. */
  continued: ReactNode;
  discarded: ReactNode;
}>;

type UnfinishedPanelProps = Readonly<{
  drafts: readonly Unfinished[];
  id?: string;
}>;

/** The drafts that were begun and not finished, each with the ways to go on and to delete it; nothing when there is none. */
export function UnfinishedPanel({ drafts, id }: UnfinishedPanelProps) {
  const { t } = useText();
  if (drafts.length === 0) return null;
  return (
    <Panel title={t('wizard:unfinished.title', { count: drafts.length })} {...(id ? { id } : {})} isForScreen>
      <ul className="unfinished">
        {drafts.map((draft) => (
          <UnfinishedItem key={draft.id} {...draft} />
        ))}
      </ul>
    </Panel>
  );
}

function UnfinishedItem({ name, children, continuePath, discardPath, continued, discarded }: Unfinished) {
  const { t } = useText();
  return (
    <li>
      <h3>{name}</h3>
      {children}
      <Actions>
        <ButtonLink href={continuePath} variant="secondary" isSmall>
          {t('wizard:unfinished.continue')}
          <HiddenWords>{continued}</HiddenWords>
        </ButtonLink>
        <ActionLink href={discardPath}>
          <>
            {t('wizard:unfinished.discard')}
            <HiddenWords>{discarded}</HiddenWords>
          </>
        </ActionLink>
      </Actions>
    </li>
  );
}
