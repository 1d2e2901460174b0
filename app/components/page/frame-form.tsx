import { createContext, useContext, type ReactNode } from 'react';
import { useFormPath, useFormTokens } from '#app/components/form/contexts.ts';
import { PAGE_FORM_ID } from '#app/components/form/page-form.tsx';
import { frameButton } from '#app/services/forms/frame-buttons.ts';

/** Where the frame's buttons are sent; the answer leads back to the page. */
type FramePath = '/display' | '/cookie-notice' | '/session';

/** True where the page has a form in which somebody may have typed: then the frame's buttons belong to it. */
const HasPageFormContext = createContext(false);
export const HasPageForm = HasPageFormContext.Provider;
export const useHasPageForm = () => useContext(HasPageFormContext);

type FrameFormProps = Readonly<{ to: FramePath; id?: string; className: string; children: ReactNode }>;

/**
 * Around buttons of the frame. On a page with a form of its own they are sent with it, so that nothing typed is lost;
 * elsewhere they have this small one, for text browsers know no button of another form.
 */
export function FrameForm({ to, id, className, children }: FrameFormProps) {
  const { csrf } = useFormTokens();
  const path = useFormPath();
  if (useHasPageForm())
    return (
      <div id={id} className={className}>
        {children}
      </div>
    );
  return (
    <form id={id} method="post" action={`${to}?return=${encodeURIComponent(path)}`} className={className}>
      <input type="hidden" name="csrf" value={csrf} />
      {children}
    </form>
  );
}

type FrameButtonProps = Readonly<{
  to: FramePath;
  /** Path and query of the page, and whether it has a form: said, for the button may stand in cached markup. */
  path: string;
  hasPageForm: boolean;
  /** Choice that the button makes: "contrast.yellow-on-black". */
  set?: string;
  isPressed?: boolean;
  className?: string;
  lang?: string;
  /** Its words; a text browser shows a button element by its value. */
  label: string;
  /** A picture that is seen instead of the words. */
  picture?: string;
}>;

/**
 * A button of the frame (display, language, cookies, session). Files that were chosen go along by their names alone. As
 * each of a row it ends with a space: a text browser puts the next one right behind it.
 */
export function FrameButton(props: FrameButtonProps) {
  const { set, isPressed, className = 'button-quiet', lang, label, picture } = props;
  const button = {
    ...(props.hasPageForm ? withPageForm(props) : { name: set && frameButton(set) }),
    value: label,
    className,
    lang,
    'aria-pressed': isPressed,
  };
  if (!picture)
    return (
      <>
        <input type="submit" {...button} />{' '}
      </>
    );
  return (
    <>
      <button type="submit" {...button}>
        <span aria-hidden>{picture}</span> <span className="visually-hidden">{label}</span>
      </button>{' '}
    </>
  );
}

const withPageForm = ({ to, path, set }: FrameButtonProps) => ({
  form: PAGE_FORM_ID,
  formAction: `${to}?${set ? `set=${set}&` : ''}return=${encodeURIComponent(path)}`,
  formEncType: 'application/x-www-form-urlencoded',
  formNoValidate: true,
});
