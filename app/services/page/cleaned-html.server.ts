import sanitizeHtml from 'sanitize-html';
import { ownPath } from '#app/services/request/own-path.ts';
import { memoise } from '#app/domain/memoise.ts';

/** A heading stands under the page's own, and what looks like a button, a picture or a script is none. */
const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'strong', 'em', 'br', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: ['scope'], '*': ['lang'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { h1: 'h2', b: 'strong', i: 'em' },
};

/** A link whose words are its address; cleaned links have no other attribute of ours. */
const ITS_OWN_WORDS = /<a (?=[^>]*href="(https[^"]*)")([^>]*)>(?=\1<\/a>)/g;

/**
 * HTML of the provider with nothing in it that could act: headings, paragraphs, lists, tables, links. A link that is its own words is
 * marked, for paper says the address of any other behind it.
 */
export const cleanedHtml = memoise(
  (html: string) => sanitizeHtml(html, RULES).replace(ITS_OWN_WORDS, '<a class="bare" $2>'),
  { limit: 20 },
);

const SIGNS: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The words of such a text alone, for a label or a link: no markup of it is left. */
export const wordsOfHtml = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .trim();

/** An address of the provider's settings that a page may link to: https, or the portal's own (S-36); null: it may not. */
export const safeHref = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'https:' ? address : ownPath(address);
