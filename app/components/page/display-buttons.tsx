import { useFormPath } from '#app/components/form/contexts.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { FrameButton, useHasPageForm } from './frame-form.tsx';
import { useShell, type ShellDisplay } from './shell.ts';
import { CONTENT_ID, DISPLAY_ID } from './skip-links.tsx';

const LANGUAGES = ['pl', 'en'] as const;
const CONTRASTS = ['default', 'white-on-black', 'yellow-on-black', 'black-on-yellow'] as const;
const TEXT_SIZES = ['100', '150', '200', '300'] as const;

/** Whole names, for Tailwind keeps the classes that it can read. */
const CLASSES = {
  default: 'choice swatch-default',
  'white-on-black': 'choice swatch-white-on-black',
  'yellow-on-black': 'choice swatch-yellow-on-black',
  'black-on-yellow': 'choice swatch-black-on-yellow',
  100: 'choice letter',
  150: 'choice letter letter-150',
  200: 'choice letter letter-200',
  300: 'choice letter letter-300',
};

/** True where the answers typed on the page go along; then the page that the buttons come back to, which else their form says. */
type OfPage = Readonly<{ path: string; hasPageForm: boolean }>;

/** Without a page's address they are the same on all pages. */
const isEverybodys = ({ hasPageForm }: OfPage) => !hasPageForm;

/** Contrast, text size, language: a swatch or a letter each, and its name. */
export function DisplayButtons() {
  const { t } = useText();
  const { display } = useShell();
  const path = useFormPath();
  const hasPageForm = useHasPageForm();
  const page = { path: hasPageForm ? path : '', hasPageForm };
  return (
    <>
      <a className="display-opener" href={`#${DISPLAY_ID}`}>
        <b aria-hidden>{t('page:display.swatch')}</b> {t('page:display.open')}
      </a>{' '}
      <DisplayChoices contrast={display.contrast} textSize={display.textSize} {...page} />
      <LanguageButtons {...page} />
    </>
  );
}

/** Each language by its own name. */
const LanguageButtons = cachedMarkup<OfPage>({
  isEverybodys,
  element: 'fieldset',
  attributes: () => ({ className: 'choices languages' }),
  Content(page) {
    const { t, language } = useText();
    return (
      <>
        <legend className="visually-hidden">{t('page:display.language')}</legend>{' '}
        {LANGUAGES.map((code) => (
          <FrameButton
            key={code}
            to="/display"
            set={`language.${code}`}
            isPressed={code === language}
            className="bar-button"
            lang={code === language ? undefined : code}
            label={t(`page:display.languages.${code}`)}
            {...page}
          />
        ))}
      </>
    );
  },
});

/**
 * On narrow screens and with large text they take a page's height, so there the link shows them (CSS :target, no
 * script); a text browser and a screen reader have them either way.
 */
const DisplayChoices = cachedMarkup<OfPage & Pick<ShellDisplay, 'contrast' | 'textSize'>>({
  isEverybodys,
  element: 'section',
  attributes: ({ t }) => ({
    id: DISPLAY_ID,
    className: 'display-buttons',
    tabIndex: -1,
    'aria-label': t('page:display.label'),
  }),
  Content({ contrast, textSize, ...page }) {
    const { t } = useText();
    const current = contrast === 'auto' ? 'default' : contrast;
    return (
      <>
        <fieldset className="choices">
          <legend>{t('page:display.contrast')}</legend>{' '}
          {CONTRASTS.map((each) => (
            <FrameButton
              key={each}
              to="/display"
              set={`contrast.${each}`}
              isPressed={each === current}
              className={CLASSES[each]}
              label={t(`page:display.contrasts.${each}`)}
              picture={t('page:display.swatch')}
              {...page}
            />
          ))}
        </fieldset>{' '}
        <fieldset className="choices">
          <legend>{t('page:display.textSize')}</legend>{' '}
          {TEXT_SIZES.map((each) => (
            <FrameButton
              key={each}
              to="/display"
              set={`textSize.${each}`}
              isPressed={each === textSize}
              className={CLASSES[each]}
              label={t(`page:display.textSizes.${each}`)}
              picture={t('page:display.letter')}
              {...page}
            />
          ))}
        </fieldset>{' '}
        <a className="close" href={`#${CONTENT_ID}`}>
          {t('page:display.close')}
        </a>
      </>
    );
  },
});
