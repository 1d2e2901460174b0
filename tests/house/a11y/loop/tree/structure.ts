/** A line of an aria snapshot: its indentation and role, its name, its attributes, and the text after them. */
const ELEMENT = /^( *- )'?([\w/-]+)( "(?:[^"\\]|\\.)*")?((?: \[[^\]]+\])*)(.*)/;

/**
 * The structure of each line of a tree: role, level and attributes, whether it has a name and text of its own, but none of
 * their words; of a description the field and the number of its parts.
 */
export function structureOf(lines: readonly string[]): string[] {
  let section = '';
  return lines.map((line) => {
    if (line.startsWith(' ')) return STRUCTURES[section]?.(line) ?? line;
    section = line.split(':')[0] ?? '';
    return `${section}:`;
  });
}

const STRUCTURES: Readonly<Record<string, (line: string) => string>> = {
  tree(line) {
    const [, start = '', role = '', name, attributes = '', rest = ''] = ELEMENT.exec(line) ?? [];
    const text = /: ./.test(rest) ? ': …' : '';
    return `${start}${role}${name ? ' "…"' : ''}${attributes}${text}`;
  },
  described: (line) => line.replace(/: .*/, '').replace(/\d+/g, '0') + ' |'.repeat(line.split(' | ').length),
  current: (line) => line.replace(/: .*/, ''),
};
