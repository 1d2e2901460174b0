import { FormPathContext } from '#app/components/form/contexts.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { PageFormButton } from './page-form-button.tsx';
import { useShell, type ShellDisplay } from './shell.ts';
import { DISPLAY_ID } from './skip-links.tsx';

const LANGUAGES = ['pl', 'en'] as const;
const CONTRASTS = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;
const TEXT_SIZES = ['100', '150', '200', '300'] as const;

/** The page that the buttons come back to. */
type OfPage = Readonly<{ path: string }>;

/** Each language by its own name. */
export const LanguageButtons = cachedMarkup<OfPage>({
  element: 'fieldset',
  attributes: () => ({ className: 'choices languages' }),
  Content({ path }) {
    const { t, language } = useText();
    return (
      <FormPathContext.Provider value={path}>
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
      </FormPathContext.Provider>
    );
  },
});

/**
 * Contrast and text size. On narrow screens and with large text they take a page's height, so there the link shows
 * them (CSS :target, no script); a text browser and a screen reader have them either way.
 */
export function DisplayButtons() {
  const { t } = useText();
  const { display, path } = useShell();
  return (
    <>
      <a className="display-opener" href={`#${DISPLAY_ID}`}>
        {t('page:display.open')}
      </a>
      <DisplayChoices contrast={display.contrast} textSize={display.textSize} path={path} />
    </>
  );
}

const DisplayChoices = cachedMarkup<OfPage & Pick<ShellDisplay, 'contrast' | 'textSize'>>({
  element: 'section',
  attributes: ({ t }) => ({
    id: DISPLAY_ID,
    className: 'display-buttons',
    tabIndex: -1,
    'aria-label': t('page:display.label'),
  }),
  Content({ path, contrast, textSize }) {
    const { t } = useText();
    return (
      <FormPathContext.Provider value={path}>
        <fieldset className="choices">
          <legend>{t('page:display.contrast')}</legend>
          {CONTRASTS.map((each) => (
            <PageFormButton key={each} to="/display" set={`contrast.${each}`} isCurrent={each === contrast}>
              {t(`page:display.contrasts.${each}`)}
            </PageFormButton>
          ))}
        </fieldset>
        <fieldset className="choices">
          <legend>{t('page:display.textSize')}</legend>
          {TEXT_SIZES.map((each) => (
            <PageFormButton key={each} to="/display" set={`textSize.${each}`} isCurrent={each === textSize}>
              {t(`page:display.textSizes.${each}`)}
            </PageFormButton>
          ))}
        </fieldset>
      </FormPathContext.Provider>
    );
  },
});
