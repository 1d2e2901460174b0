import {
  parse,
  useForm,
  type DefaultValue,
  type FieldMetadata,
  type SubmissionResult,
} from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import { useContext } from 'react';
import type { z } from 'zod';
import { KeptAnswersContext, type KeptAnswers } from './contexts.ts';
import { fieldId, formErrors, type FormError } from './errors.ts';

/** The page's form as Page and PageForm need it. */
export type PageFormState = Readonly<{ id: string; errors: readonly FormError[] }>;

type Values<Schema extends z.ZodType> =
  z.input<Schema> extends Record<string, unknown> ? z.input<Schema> : never;

type Fields<Input extends Record<string, unknown>> = {
  [Name in keyof Input]-?: FieldMetadata<Input[Name], Input, string[]>;
};

/**
 * State of the one form of a page: what the last POST brought back, else the answers kept for this page, else the
 * defaults. The schema is only a type here: `usePageForm<typeof LoginForm>({ id: 'login' })`; checks run on the server.
 */
export function usePageForm<Schema extends z.ZodType>({
  id,
  defaultValue,
}: {
  id: string;
  defaultValue?: DefaultValue<Values<Schema>>;
}): [PageFormState, Fields<Values<Schema>>] {
  const answer = useActionData<{ submission?: SubmissionResult<string[]> }>();
  const kept = useContext(KeptAnswersContext);
  const lastResult = answer?.submission ?? (kept && resultOf(kept));

  const [form, fields] = useForm<Values<Schema>>({ id, lastResult, defaultValue });
  return [{ id, errors: formErrors({ formId: id, errors: form.allErrors }) }, fields];
}

/** A form of buttons, each of which chooses: its failures are mended in the ChoiceArea or ChoiceForm of `field`, when it is on the page. */
export function leadingTo(form: PageFormState, field: string | null): PageFormState {
  const leadsTo = field === null ? undefined : fieldId({ formId: form.id, name: field });
  return { ...form, errors: form.errors.map((error) => ({ ...error, leadsTo })) };
}

function resultOf(kept: KeptAnswers): SubmissionResult<string[]> {
  const typed = new URLSearchParams();
  for (const [name, values] of Object.entries(kept)) {
    for (const value of [values].flat()) typed.append(name, value);
  }
  const { initialValue } = parse(typed, { resolve: () => ({ value: null }) }).reply();
  return { initialValue: initialValue ?? {} };
}
