import type { Page } from 'playwright';
import { masked } from './mask.ts';

/** The lines that are told of a page: its title, the tree of main, and what the tree leaves out: descriptions, and where one is in a list of links. */
export async function treeOf({ page, route }: { page: Page; route: string }): Promise<string[]> {
  const { title, described, current } = await page.evaluate(besidesTree);
  const main = await page.locator('main').ariaSnapshot({ timeout: 5_000 });
  const lines = [
    `title: ${title}`,
    'tree:',
    ...indented(main),
    ...section('described', described),
    ...section('current', current),
  ];
  return linesIn(masked(lines, route));
}

/** The tree of what stands around main. */
export async function frameOf(page: Page): Promise<string[]> {
  const parts = await page.locator('body > :not(main)').all();
  const trees = await Promise.all(parts.map((part) => part.ariaSnapshot()));
  return linesIn(masked(['tree:', ...trees.filter(Boolean).flatMap(indented)]));
}

const linesIn = (text: string) => text.trimEnd().split('\n');
const indented = (lines: string) => lines.split('\n').map((line) => `  ${line}`);
const section = (name: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${name}:`, ...lines.map((line) => `  - ${line}`)] : [];

/** Read in the browser, which is sent it as it stands. */
function besidesTree() {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const textOf = (id: string) => words(document.getElementById(id)?.textContent) || `nothing at #${id}`;
  const described = [...document.querySelectorAll('main [aria-describedby]')].map((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
    const own = element.id || element.getAttribute('name') || element.localName;
    return `${own}: ${ids.map(textOf).join(' | ')}`;
  });
  const current = [...document.querySelectorAll('main [aria-current]')].map(
    (element) => `${element.getAttribute('aria-current')}: ${words(element.textContent)}`,
  );
  return { title: words(document.title), described, current };
}
