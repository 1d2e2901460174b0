import { plainText, type ProviderText } from '#app/domain/text.ts';

type Titled = Readonly<{ label: string; name: ProviderText | null; apart: string; day: string }>;

/** Gives the day of things that have one title into the title, so that no two lines of a list are called the same. */
export function toldApart<One extends Titled>(rows: readonly One[]): One[] {
  const titleOf = ({ label, name }: One) => `${label} ${name ? plainText(name) : ''}`;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(titleOf(row), (counts.get(titleOf(row)) ?? 0) + 1);
  return rows.map((row) => (counts.get(titleOf(row)) === 1 ? row : { ...row, apart: row.day, day: '' }));
}
