import { TextField, type FormField } from '#app/components/form/index.ts';

/** Where the address is typed that is to be confirmed. */
export function EmailField({ field }: { field: FormField }) {
  return (
    <TextField
      field={field}
      label="public:email.label"
      hint="public:email.hint"
      type="email"
      autoComplete="email"
    />
  );
}
