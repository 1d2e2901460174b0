import { useFormPath } from '#app/components/form/contexts.ts';
import { PAGE_FORM_ID } from '#app/components/form/page-form.tsx';

type PageFormButtonProps = Readonly<{
  /** Where the page's form is sent instead; the answer leads back here with what was typed. */
  to: '/display' | '/cookie-notice' | '/session';
  /** Choice that the button makes: "contrast.yellow-on-black". */
  set?: string;
  isCurrent?: boolean;
  lang?: string;
  children: string;
}>;

/**
 * A button of the frame (display, language, cookies, session) that belongs to the page's form: nothing typed is lost.
 * Files that were chosen go along by their names alone.
 */
export function PageFormButton({ to, set, isCurrent, lang, children }: PageFormButtonProps) {
  const path = useFormPath();
  const query = `${set ? `set=${set}&` : ''}return=${encodeURIComponent(path)}`;
  return (
    <input
      type="submit"
      form={PAGE_FORM_ID}
      formAction={`${to}?${query}`}
      formEncType="application/x-www-form-urlencoded"
      formNoValidate
      className="button-quiet"
      value={children}
      lang={lang}
      aria-current={isCurrent ? 'true' : undefined}
    />
  );
}
