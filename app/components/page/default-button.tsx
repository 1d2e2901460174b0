import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_FORM_ID } from '#app/components/form/page-form.tsx';

/**
 * The first button of the page's form. Enter in a field presses a form's first button, and the header's display
 * buttons belong to the form too; without this one Enter would change the language. It stands before the form is made:
 * its words are put in when the page is whole.
 */
export const DefaultButton = ({ label = '·' }: { label?: string }) => (
  <>
    <button type="submit" form={PAGE_FORM_ID} className="default-button" tabIndex={-1} aria-hidden>
      {label}
    </button>{' '}
  </>
);

const PLACE = renderToStaticMarkup(<DefaultButton />);
const [BEFORE = '', AFTER = ''] = PLACE.split('·');
const FORM_START = `<form id="${PAGE_FORM_ID}"`;
/** Whatever Enter sends a form from; not where it chooses, breaks a line, or presses. */
const FIELD = /<input(?![^>]* type="(?:hidden|submit|file)")/;
const MAIN_BUTTON = /<div class="actions"><input type="submit"[^>]* value="([^"]*)"/;

/**
 * Returns a page's HTML in which the hidden first button bears the main button's words, or is not where nothing sends the form.
 * Text browsers have none: they hide nothing, send a form from a field by its own button, and would begin the page with this one.
 */
export function withDefaultButton(html: string, { isForText = false } = {}) {
  const place = html.indexOf(PLACE);
  if (place === -1) return html;
  const start = html.indexOf(FORM_START, place);
  const form = start === -1 ? '' : html.slice(start, html.indexOf('</form>', start));
  const [, words = ''] = MAIN_BUTTON.exec(form) ?? [];
  const button = isForText || !FIELD.test(form) ? '' : BEFORE + words + AFTER;
  return html.slice(0, place) + button + html.slice(place + PLACE.length);
}
