import { readdirSync, readFileSync } from 'node:fs';

type Node = { [name: string]: string | Node };

/** Every text of a language by "area:path.of.key". */
export function textsOf(language: 'pl' | 'en'): Map<string, string> {
  const folder = new URL(`../../../../locales/${language}/`, import.meta.url);
  const texts = readdirSync(folder).flatMap((file) => {
    const node = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Node;
    return leavesOf(node).map(([path, text]) => [`${file.replace('.json', '')}:${path}`, text] as const);
  });
  return new Map(texts);
}

function leavesOf(node: Node, before = ''): [string, string][] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[before + name, value] as [string, string]]
      : leavesOf(value, `${before}${name}.`),
  );
}

const FORM = /_(one|few|many|other)$/;

/** The key without its plural form. */
export const keyOf = (name: string) => name.replace(FORM, '');

export const formOf = (name: string) => FORM.exec(name)?.[1];
