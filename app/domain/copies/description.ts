import type { CopyKind } from './kinds.ts';
import { formatTypedDate } from '#app/domain/dates/words.ts';
import { plainText, type ProviderText } from '#app/domain/text.ts';

/** B-26: staff read it, so it is Polish whatever the page's language. */
const KIND: Readonly<Record<CopyKind, string>> = {
  COPY: 'Kopia dokumentacji',
  EXTRACT: 'Wyciąg z dokumentacji',
  PERM: 'Stały dostęp pacjenta do dokumentacji',
  PERM_PERSON: 'Stały dostęp innej osoby do dokumentacji',
};
const ALL_UNITS = 'wszystkie poradnie i oddziały';
const MOST_NAMED = 10;
const LONGEST = 3_400;

const plural = new Intl.PluralRules('pl');
const COUNTED: Readonly<Record<string, string>> = { one: 'dokument', few: 'dokumenty' };

type Subject = Readonly<{
  documents?: readonly Readonly<{ title: ProviderText; day: string }>[] | undefined;
  scope?:
    | Readonly<{ department?: Readonly<{ name: ProviderText }> | undefined; from: string; to: string }>
    | undefined;
}>;

/** The generated description: "Kopia dokumentacji, 3 dokumenty: Karta informacyjna 12-03-2026; …" (B-26, B-106). */
export function copyDescription({ kind, documents, scope }: Subject & Readonly<{ kind: CopyKind }>) {
  if (scope) {
    const { department, from, to } = scope;
    const unit = department ? plainText(department.name) : ALL_UNITS;
    return `${KIND[kind]}, ${unit}, ${formatTypedDate(from)} – ${formatTypedDate(to)}`;
  }
  const all = documents ?? [];
  const named = all
    .slice(0, MOST_NAMED)
    .map(({ title, day }) => `${plainText(title)} ${formatTypedDate(day)}`);
  const others = all.length > MOST_NAMED ? ` i ${all.length - MOST_NAMED} innych` : '';
  const count = `${all.length} ${COUNTED[plural.select(all.length)] ?? 'dokumentów'}`;
  return `${KIND[kind]}, ${count}: ${named.join('; ')}${others}`.slice(0, LONGEST);
}

/** The same with the remark of who asks, after an empty line. */
export const withRemark = (description: string, remark: string | undefined) =>
  remark === undefined ? description : `${description}\n\n${remark}`;
