import { StaleValues } from '#app/components/account/stale-values.tsx';
import type { FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { BLOCKS, orderText, reasonText, type ChoiceBlock } from '#app/domain/declarations/choice-fields.ts';

type Name = `${ChoiceBlock}${'Number' | 'Reason' | 'Text'}`;

type StaleChoicesProps = Readonly<{
  fields: Readonly<Record<Name, FormField>>;
  stored: Readonly<Partial<Record<Name, string>>>;
  /** The last number of the form. */
  last: number;
  keepPath: string;
}>;

/** The choices that another window has saved, of both kinds, beside what was chosen here. */
export function StaleChoices({ fields, stored, last, keepPath }: StaleChoicesProps) {
  const { t } = useText();
  const typedOf = (name: Name) => {
    const { initialValue } = fields[name];
    return typeof initialValue === 'string' ? initialValue : '';
  };
  const said = (valueOf: (part: 'Number' | 'Reason' | 'Text') => string) => {
    const [number, reason] = [Number(valueOf('Number')), Number(valueOf('Reason'))];
    const parts = [
      number >= 1 && number <= 4 ? t(orderText(number, last)) : '',
      reason >= 1 && reason <= 5 ? t(reasonText(reason)) : '',
      reason === 4 ? valueOf('Text') : '',
    ];
    return parts.filter(Boolean).join(', ');
  };
  const values = BLOCKS.map((block) => ({
    term: t(`declaration-wizard:choices.${block}.legend`),
    stored: said((part) => stored[`${block}${part}`] ?? ''),
    typed: said((part) => typedOf(`${block}${part}`)),
  })).filter((value) => value.stored !== value.typed);
  return <StaleValues values={values} keepPath={keepPath} />;
}
