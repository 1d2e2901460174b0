import { useText } from '#app/components/text.tsx';
import { PageFormButton } from './page-form-button.tsx';
import { useShell } from './shell.ts';
import { DISPLAY_ID } from './skip-links.tsx';

const LANGUAGES = ['pl', 'en'] as const;
const CONTRASTS = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;
const TEXT_SIZES = ['100', '150', '200', '300'] as const;

/** Each language by its own name. */
export function LanguageButtons() {
  const { t, language } = useText();
  return (
    <fieldset className="choices languages">
      <legend>{t('page:display.language')}</legend>
      {LANGUAGES.map((code) => (
        <PageFormButton
          key={code}
          to="/display"
          set={`language.${code}`}
          isCurrent={code === language}
          lang={code === language ? undefined : code}
        >
          {t(`page:display.languages.${code}`)}
        </PageFormButton>
      ))}
    </fieldset>
  );
}

/**
 * Contrast and text size. On narrow screens and with large text they take a page's height, so there the link shows
 * them (CSS :target, no script); a text browser and a screen reader have them either way.
 */
export function DisplayButtons() {
  const { t } = useText();
  const { display } = useShell();
  return (
    <>
      <a className="display-opener" href={`#${DISPLAY_ID}`}>
        {t('page:display.open')}
      </a>
      <section id={DISPLAY_ID} className="display-buttons" tabIndex={-1} aria-label={t('page:display.label')}>
        <fieldset className="choices">
          <legend>{t('page:display.contrast')}</legend>
          {CONTRASTS.map((contrast) => (
            <PageFormButton
              key={contrast}
              to="/display"
              set={`contrast.${contrast}`}
              isCurrent={contrast === display.contrast}
            >
              {t(`page:display.contrasts.${contrast}`)}
            </PageFormButton>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend>{t('page:display.textSize')}</legend>
          {TEXT_SIZES.map((size) => (
            <PageFormButton
              key={size}
              to="/display"
              set={`textSize.${size}`}
              isCurrent={size === display.textSize}
            >
              {t(`page:display.textSizes.${size}`)}
            </PageFormButton>
          ))}
        </fieldset>
      </section>
    </>
  );
}
