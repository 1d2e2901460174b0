import { LinkList } from '#app/components/page/lists.tsx';
import { useText } from '#app/components/text.tsx';
import { KINDS, newDeclarationPath } from '#app/domain/declarations/kinds.ts';

/** The ways to a new declaration: of a doctor, a nurse and a midwife. */
export function NewDeclarations() {
  const { t } = useText();
  const links = KINDS.map((kind) => ({
    href: newDeclarationPath(kind),
    label: t(`declaration-wizard:entry.${kind}`),
  }));
  return <LinkList links={links} />;
}
