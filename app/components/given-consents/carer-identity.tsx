import { FieldGroup, SelectField, TextField, type FormField } from '#app/components/form/index.ts';

type Option = Readonly<{ value: string; label: string; language?: string }>;

type CarerIdentityProps = Readonly<{
  fields: Readonly<Record<'country' | 'pesel' | 'documentType' | 'documentNumber', FormField>>;
  countries: readonly Option[];
  documents: readonly Option[];
  /** Without a PESEL nobody in Poland can be named. */
  isPeselNeeded: boolean;
}>;

/** The fields by which the person is known: a PESEL, or a document (B-42). All are there, for nothing appears by a choice. */
export function CarerIdentity({ fields, countries, documents, isPeselNeeded }: CarerIdentityProps) {
  return (
    <FieldGroup
      legend="consent-wizard:person.known"
      note={isPeselNeeded ? 'consent-wizard:person.note' : 'consent-wizard:person.noteEither'}
    >
      <SelectField
        field={fields.country}
        label="consent-wizard:person.country"
        options={countries}
        autoComplete="off"
      />
      <TextField
        field={fields.pesel}
        label="enrolment:pesel.label"
        hint="consent-wizard:person.pesel.hint"
        inputMode="numeric"
        autoComplete="off"
        width={15}
        optional="together"
      />
      <SelectField
        field={fields.documentType}
        label="consent-wizard:person.document.typeLabel"
        options={documents}
        autoComplete="off"
        optional="together"
      />
      <TextField
        field={fields.documentNumber}
        label="people:edit.document.label"
        hint="people:edit.document.hint"
        autoComplete="off"
        width={20}
        optional="together"
      />
    </FieldGroup>
  );
}
