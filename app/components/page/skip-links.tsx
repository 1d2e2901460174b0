import { useText } from '#app/components/text.tsx';
import { ERROR_SUMMARY_ID } from '#app/components/form/error-summary.tsx';

export const CONTENT_ID = 'content';
export const DISPLAY_ID = 'display';
export const MENU_ID = 'menu';

/** First on every page; shown when they have the focus. */
export function SkipLinks({ errorCount }: { errorCount: number }) {
  const { t } = useText();
  return (
    <nav className="skip-links" aria-label={t('page:skip.label')}>
      {errorCount > 0 ? (
        <>
          <a href={`#${ERROR_SUMMARY_ID}`}>{t('page:skip.errors', { count: errorCount })}</a>{' '}
        </>
      ) : null}
      <a href={`#${CONTENT_ID}`}>{t('page:skip.content')}</a>{' '}
      <a href={`#${DISPLAY_ID}`}>{t('page:skip.display')}</a>
    </nav>
  );
}
