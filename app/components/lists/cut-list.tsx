import type { ReactNode } from 'react';
import { ActionLink, EmptyState, WithPhone } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { AUTHORIZE_PATH } from '#app/domain/account/authorize-paths.ts';
import type { Cut } from '#app/services/page/cut.server.ts';

type CutProps = Readonly<{ cut: Cut | null }>;

/** A note on what a list lacks, why, and what to do; nothing of one that is whole. */
export function CutNote({ cut }: CutProps) {
  const { t } = useText();
  if (cut === null) return null;
  return (
    <>
      <p>
        <WithPhone>{t(`lists:cut.${cut}`)}</WithPhone>
      </p>
      {cut === 'account' ? (
        <p>
          <ActionLink href={AUTHORIZE_PATH}>{t('account:authorize.title')}</ActionLink>
        </p>
      ) : null}
    </>
  );
}

type EmptyListProps = CutProps & Readonly<{ title: string; children: ReactNode }>;

/** A list in which nothing stands: that there is none, and what can be done; of one that is cut, what it lacks instead. */
export function EmptyList({ cut, title, children }: EmptyListProps) {
  const { t } = useText();
  if (cut === null) return <EmptyState title={title}>{children}</EmptyState>;
  return (
    <EmptyState title={t('lists:cut.title')}>
      <CutNote cut={cut} />
    </EmptyState>
  );
}
