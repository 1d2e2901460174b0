import { useFormPath } from '#app/components/form/contexts.ts';
import { useText } from '#app/components/text.tsx';
import { FrameButton, FrameForm, useHasPageForm } from './frame-form.tsx';
import { useShell } from './shell.ts';

/** C§2, S-31: covers nothing, one button, before the footer; only necessary cookies are set, so nothing waits for it. */
export function CookieNotice() {
  const { t } = useText();
  const { cookieNotice } = useShell();
  const path = useFormPath();
  const hasPageForm = useHasPageForm();
  if (cookieNotice === null) return null;
  return (
    <section className="cookie-notice" aria-label={t('page:cookies.label')}>
      <FrameForm to="/cookie-notice" className="inner">
        <p>{cookieNotice}</p>
        <FrameButton
          to="/cookie-notice"
          path={path}
          hasPageForm={hasPageForm}
          label={t('page:cookies.hide')}
        />
      </FrameForm>
    </section>
  );
}
