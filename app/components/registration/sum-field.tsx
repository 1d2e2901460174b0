import { HiddenField, TextField } from '#app/components/form/index.ts';
import type { FormField } from '#app/components/form/field.tsx';
import type { SumDigits } from '#app/services/registration/sum.server.ts';
import { SumPicture } from './sum-picture.tsx';

type SumFieldProps = Readonly<{
  field: FormField;
  /** The sum as the loader gives it; null once it is solved. */
  sum: { digits: SumDigits; words: string; token: string } | null;
}>;

/** The sum against programs (S-01): its picture, and the same in words as the field's label. */
export function SumField({ field, sum }: SumFieldProps) {
  if (!sum) return null;
  // A field of conform is a proxy: it is read part by part. What was answered before is no answer to a new sum.
  const { name, formId, errors } = field;
  return (
    <>
      <SumPicture digits={sum.digits} words={sum.words} />
      <HiddenField name="sumOf" value={sum.token} />
      <TextField
        field={{ name, formId, errors, initialValue: undefined }}
        label={{ text: sum.words }}
        hint="registration:sum.hint"
        inputMode="numeric"
        autoComplete="off"
        width={4}
      />
    </>
  );
}
