import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text.ts';
import { errorWords, fieldId } from './errors.ts';

/** What a field component reads of a field that usePageForm() gave. */
export type FormField = Readonly<{
  name: string;
  formId: string;
  errors: string[] | undefined;
  initialValue: unknown;
}>;

/** What every field has. A field is required unless it is `optional`; the label says so. */
export type FieldProps = Readonly<{
  field: FormField;
  label: Wording;
  /** How to fill the field in, with an example. */
  hint?: Wording;
  optional?: boolean;
}>;

/** Ids of the parts of a field and the ARIA that joins them: the error is read before the hint. */
export function partsOfField({
  field,
  hint,
  suffix,
}: {
  field: FormField;
  hint?: unknown;
  suffix?: unknown;
}) {
  const id = fieldId({ formId: field.formId, name: field.name });
  const isInvalid = (field.errors?.length ?? 0) > 0;
  const ids = { errorId: `${id}-error`, hintId: `${id}-hint`, suffixId: `${id}-suffix` };
  const describedBy = [isInvalid && ids.errorId, hint && ids.hintId, suffix && ids.suffixId].filter(Boolean);
  return {
    id,
    ...ids,
    isInvalid,
    described: describedBy.length > 0 ? { 'aria-describedby': describedBy.join(' ') } : {},
    invalid: isInvalid ? { 'aria-invalid': true } : {},
  };
}

/** ARIA of a single control. aria-required instead of required: screen readers call a required field invalid at once. */
export function controlAria({
  field,
  hint,
  suffix,
  optional,
}: Omit<FieldProps, 'label'> & { suffix?: unknown }) {
  const { described, invalid } = partsOfField({ field, hint, suffix });
  return { ...(optional ? {} : { 'aria-required': true }), ...invalid, ...described };
}

export const textOf = (field: FormField) =>
  typeof field.initialValue === 'string' ? field.initialValue : undefined;

export const textsOf = (field: FormField): readonly unknown[] =>
  Array.isArray(field.initialValue) ? field.initialValue : [field.initialValue];

/** The words of a label or a legend. */
export function LabelWords({ label, optional }: { label: Wording; optional?: boolean | undefined }) {
  const { t, say } = useText();
  return (
    <>
      {say(label)}
      {optional ? <span className="font-normal"> {t('form:optional')}</span> : null}
    </>
  );
}

/** The hint, then the error, between a label and its control. */
export function HintAndError({ field, hint }: { field: FormField; hint?: Wording | undefined }) {
  const { t, say } = useText();
  const { hintId, errorId, isInvalid } = partsOfField({ field });
  return (
    <>
      {hint ? (
        <p id={hintId} className="hint">
          {say(hint)}
        </p>
      ) : null}
      {isInvalid ? (
        <p id={errorId} className="error">
          {field.errors?.map((error) => (
            <span key={error} className="block">
              {t('form:errorPrefix')}
              {errorWords({ t, error })}
            </span>
          ))}
        </p>
      ) : null}
    </>
  );
}

export const fieldClass = (field: FormField) => (field.errors?.length ? 'field field-invalid' : 'field');
