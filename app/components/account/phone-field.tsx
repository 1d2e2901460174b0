import { TextField, type FormField } from '#app/components/form/index.ts';
import { usePhoneHint } from './phone-hint.ts';

/** Where a phone number is typed, in whatever way people write one. */
export function PhoneField({ field }: { field: FormField }) {
  return (
    <TextField
      field={field}
      label="booking-wizard:contactdata.label"
      hint={usePhoneHint()}
      type="tel"
      autoComplete="tel"
      width={18}
    />
  );
}
