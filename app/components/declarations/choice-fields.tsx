import { FieldGroup, RadioGroup, TextArea, type FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { BLOCKS, orderText, reasonText, type ChoiceBlock } from '#app/domain/declarations/choice-fields.ts';

type Name = `${ChoiceBlock}${'Number' | 'Reason' | 'Text'}`;

type ChoiceFieldsProps = Readonly<{
  fields: Readonly<Record<Name, FormField>>;
  /** The last number of the form, the reasons that may be given at it, and how long one in own words may be. */
  offered: Readonly<{ last: number; reasons: readonly number[]; longest: number }>;
}>;

/** Which choice it is in this year, and why: of the provider and of the practitioner, each for itself. */
export function ChoiceFields({ fields, offered }: ChoiceFieldsProps) {
  const { t } = useText();
  return (
    <>
      <p>{t('declaration-wizard:choices.fee')}</p>
      {BLOCKS.map((block) => (
        <ChoiceOfBlock key={block} block={block} fields={fields} offered={offered} />
      ))}
    </>
  );
}

function ChoiceOfBlock({ block, fields, offered }: ChoiceFieldsProps & Readonly<{ block: ChoiceBlock }>) {
  const { t } = useText();
  const { last, reasons, longest } = offered;
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  return (
    <FieldGroup legend={`declaration-wizard:choices.${block}.legend`}>
      <RadioGroup
        field={fields[`${block}Number`]}
        label={`declaration-wizard:choices.${block}.number`}
        hint="declaration-wizard:choices.number.hint"
        options={numbers.map((number) => ({ value: String(number), label: t(orderText(number, last)) }))}
      />
      <RadioGroup
        field={fields[`${block}Reason`]}
        label={`declaration-wizard:choices.${block}.reason`}
        hint={{ text: t('declaration-wizard:choices.reason.hint', { last: t(orderText(last, last)) }) }}
        optional="together"
        options={[
          ...reasons.map((reason) => ({ value: String(reason), label: t(reasonText(reason)) })),
          { value: '0', label: t('declaration-wizard:choices.reason.none') },
        ]}
      />
      <TextArea
        field={fields[`${block}Text`]}
        label={`declaration-wizard:choices.${block}.text`}
        hint={{
          text: t('declaration-wizard:choices.text.hint', { reason: t(reasonText(4)), most: longest }),
        }}
        optional="together"
        rows={3}
      />
    </FieldGroup>
  );
}
