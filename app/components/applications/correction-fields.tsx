import type { CorrectionKind } from '#contract/applications/reading/kinds.ts';
import { DateField, RadioGroup, TextArea, TextField, type FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';

type Name = 'name' | 'lastName' | 'pesel' | 'birthDate' | 'gender' | 'documentNumber' | 'text';
type FieldsProps = Readonly<{ kind: CorrectionKind; fields: Readonly<Record<Name, FormField>> }>;

const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;

/** The fields for the data as they should be, and for what else is to be said of them. */
export const CorrectionFields = ({ kind, fields }: FieldsProps) => (
  <>
    <Parts kind={kind} fields={fields} />
    {kind === 'OTHER' ? (
      <TextArea field={fields.text} label="applications:new.words" hint="applications:new.wordsHint" />
    ) : (
      <TextArea field={fields.text} label="applications:new.more" hint="applications:new.moreHint" optional />
    )}
  </>
);

function Parts({ kind, fields }: FieldsProps) {
  const { t } = useText();
  if (kind === 'NAMES')
    return (
      <>
        <TextField field={fields.name} label="applications:part.name" autoComplete="off" />
        <TextField field={fields.lastName} label="applications:part.lastName" autoComplete="off" />
      </>
    );
  if (kind === 'PESEL')
    return (
      <TextField
        field={fields.pesel}
        label="applications:part.nationalIdentificationNumber"
        hint="applications:new.peselHint"
        inputMode="numeric"
        autoComplete="off"
      />
    );
  if (kind === 'BIRTH_DATE')
    return (
      <DateField
        field={fields.birthDate}
        label="applications:part.birthDate"
        hint="applications:new.birthDateHint"
      />
    );
  if (kind === 'GENDER')
    return (
      <RadioGroup
        field={fields.gender}
        label="applications:part.gender"
        options={GENDERS.map((value) => ({ value, label: t(`people:gender.${value}`) }))}
      />
    );
  if (kind === 'DOCUMENT')
    return (
      <TextField field={fields.documentNumber} label="applications:part.documentNumber" autoComplete="off" />
    );
  return null;
}
