/** Returns rows by what they belong to, in their order. */
export function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const known = found.get(keyOf(row));
    if (known) known.push(row);
    else found.set(keyOf(row), [row]);
  }
  return found;
}
