import { StatusPill } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** "Nowe", of what has come since the last visit. */
export function NewMark({ isNew }: { isNew: boolean }) {
  const { t } = useText();
  return isNew ? (
    <>
      {' '}
      <StatusPill kind="waiting">{t('lists:isNew')}</StatusPill>
    </>
  ) : null;
}
