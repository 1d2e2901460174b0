import { html } from 'hono/html';
import { namesIn } from '#provider/core/signatures/uncovered.ts';

/** The text for the staff about parts of a file that its signature does not cover; null: there are none. */
export function uncoveredInWords(row: string | null) {
  const names = namesIn(row);
  if (names === null) return null;
  const which = names.length === 1 ? 'Tego pliku' : 'Tych plików';
  return html`<p class="text"><strong>${which} podpis nie obejmuje:</strong> ${names.join(', ')}</p>`;
}
