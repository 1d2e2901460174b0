import { TextField, type FormField } from '#app/components/form/index.ts';

/** Where a phone number is typed, in whatever way people write one. */
export function PhoneField({ field }: { field: FormField }) {
  return (
    <TextField
      field={field}
      label="booking-wizard:contactdata.label"
      hint="booking-wizard:contactdata.hint"
      type="tel"
      autoComplete="tel"
      width={18}
    />
  );
}
