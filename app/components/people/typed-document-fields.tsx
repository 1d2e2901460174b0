import type { ComponentProps } from 'react';
import {
  DateField,
  FieldGroup,
  RadioGroup,
  SelectField,
  TextField,
  type FormField,
} from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PatientRole } from '#app/domain/patients/patients.ts';

const GENDERS = ['FEMALE', 'MALE', 'OTHER'] as const;

type TypedDocumentFieldsProps = Readonly<{
  fields: Readonly<Record<'documentNumber' | 'documentCountry' | 'birthDate' | 'gender', FormField>>;
  countries: ComponentProps<typeof SelectField>['options'];
  whose: PatientRole;
}>;

/** The document by which somebody without a PESEL is known, and what no number says of them: birth date and gender. */
export function TypedDocumentFields({ fields, countries, whose }: TypedDocumentFieldsProps) {
  const { t } = useText();
  return (
    <FieldGroup legend={`enrolment:document.legend.${whose}`}>
      <TextField
        field={fields.documentNumber}
        label="people:edit.document.label"
        hint="people:edit.document.hint"
        autoComplete="off"
        width={20}
      />
      <SelectField
        field={fields.documentCountry}
        label="people:edit.document.countryLabel"
        options={countries}
        autoComplete="off"
      />
      <DateField
        field={fields.birthDate}
        label="enrolment:document.birthDate.label"
        hint={
          whose === 'CHILD' ? 'enrolment:document.birthDate.hintOfChild' : 'enrolment:document.birthDate.hint'
        }
        {...(whose === 'PATIENT' ? { autoComplete: 'bday' } : {})}
      />
      <RadioGroup
        field={fields.gender}
        label="people:data.gender"
        options={GENDERS.map((value) => ({ value, label: t(`people:gender.${value}`) }))}
      />
    </FieldGroup>
  );
}
