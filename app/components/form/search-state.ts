import type { SubmissionResult } from '@conform-to/react';
import type { FormField } from './field.tsx';
import { formErrors } from './errors.ts';
import type { PageFormState } from './use-page-form.ts';

/**
 * State of a GET form: its fields as the address has them, and what its loader found wrong. Nothing of it is posted or
 * kept, so it needs no conform. `values` name every field.
 */
export function searchState<Values extends Readonly<Record<string, unknown>>>({
  id,
  values,
  submission,
}: {
  id: string;
  values: Values;
  submission: SubmissionResult<string[]> | null;
}): [PageFormState, { readonly [Name in keyof Values]: FormField }] {
  const errors = submission?.error ?? {};
  const fields = Object.entries(values).map(([name, initialValue]): [string, FormField] => [
    name,
    { name, formId: id, errors: errors[name] ?? undefined, initialValue },
  ]);
  const named = Object.fromEntries(fields) as { [Name in keyof Values]: FormField };
  return [{ id, errors: formErrors({ formId: id, errors }) }, named];
}
