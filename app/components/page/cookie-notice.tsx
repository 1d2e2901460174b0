import { useText } from '#app/components/text.tsx';
import { PageFormButton } from './page-form-button.tsx';
import { useShell } from './shell.ts';

/** C§2, S-31: at the top, covers nothing, one button; only necessary cookies are set, so nothing waits for it. */
export function CookieNotice() {
  const { t } = useText();
  const { cookieNotice } = useShell();
  if (cookieNotice === null) return null;
  return (
    <section className="cookie-notice" aria-label={t('page:cookies.label')}>
      <div className="inner">
        <p>{cookieNotice}</p>
        <PageFormButton to="/cookie-notice">{t('page:cookies.hide')}</PageFormButton>
      </div>
    </section>
  );
}
