/** Levels of a field that lines are made of: each operation of each path, each component of each kind. */
const LEVELS: Readonly<Record<string, number>> = { components: 2, paths: 2 };

/** Text of the document, so that a diff can be read: a line each for an operation, a component, and any other field of the whole. */
export function inLines(document: object, levels = LEVELS) {
  const fields = Object.entries(document).map(
    ([name, field]) => `  ${JSON.stringify(name)}: ${opened(field, levels[name] ?? 0, '  ')}`,
  );
  return `{\n${fields.join(',\n')}\n}\n`;
}

function opened(value: unknown, levels: number, margin: string): string {
  if (levels === 0) return JSON.stringify(value);
  const inner = `${margin}  `;
  const members = Object.entries(value as object).map(
    ([name, member]) => `${inner}${JSON.stringify(name)}: ${opened(member, levels - 1, inner)}`,
  );
  return `{\n${members.join(',\n')}\n${margin}}`;
}
