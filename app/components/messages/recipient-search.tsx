import { SearchForm, TextField, type FormField } from '#app/components/form/index.ts';

type RecipientSearchProps = Readonly<{
  fields: Readonly<Record<'name' | 'lastname' | 'username', FormField>>;
  values: Readonly<Record<string, string>>;
}>;

/** Asks whom to look for among the staff. */
export const RecipientSearch = ({ fields, values }: RecipientSearchProps) => (
  <SearchForm values={values} submit="messages:recipients.submit">
    <TextField
      field={fields.name}
      label="messages:recipients.name"
      hint="messages:recipients.nameHint"
      autoComplete="off"
      optional="together"
    />
    <TextField
      field={fields.lastname}
      label="messages:recipients.lastname"
      autoComplete="off"
      optional="together"
    />
    <TextField
      field={fields.username}
      label="messages:recipients.username"
      autoComplete="off"
      optional="together"
    />
  </SearchForm>
);
