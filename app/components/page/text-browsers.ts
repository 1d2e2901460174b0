/** Browsers that draw no styles, by the name with which they begin (lynx, w3m, links, elinks). */
const TEXT_BROWSER = /^(?:lynx|w3m|e?links)\b/i;

export const isTextBrowser = (userAgent: string | null) => TEXT_BROWSER.test(userAgent ?? '');

const PICTURE_BUTTON =
  /<button type="submit"([^>]*)><span aria-hidden="true">[^<]*<\/span> <span class="visually-hidden">[^<]*<\/span><\/button>/g;

const BUTTON = /<input type="submit"[^>]*>/g;

/**
 * Returns a page as text browsers need it: a button that shows a picture and hides its words has the words alone. lynx shows such
 * a one by its value and by all that stands in it, w3m by what stands in it (decision 093). A space that no line ends at, as in an
 * amount, lynx draws in a button as ^A: there it is an ordinary one.
 */
export const withWordsAlone = (html: string) =>
  html
    .replace(PICTURE_BUTTON, (_, attributes: string) => `<input type="submit"${attributes}/>`)
    .replace(BUTTON, (button) => button.replaceAll('\u00a0', ' '));
