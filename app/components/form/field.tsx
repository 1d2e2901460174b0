import { ActionLink } from '#app/components/page/links.tsx';
import { ProviderText } from '#app/components/page/provider-text.tsx';
import { useText } from '#app/components/text.tsx';
import { wayOf } from '#app/services/text/error-text.ts';
import type { Wording } from '#app/services/text/text.ts';
import { errorWords, fieldId } from './errors.ts';

/** The part that a field component reads of a field that usePageForm() gave. */
export type FormField = Readonly<{
  name: string;
  formId: string;
  errors: string[] | undefined;
  initialValue: unknown;
}>;

/**
 * The props of every field. A field is required unless it is `optional`, and the label says so; one of several fields of
 * which some are required is optional `together` with the others, and says nothing.
 */
export type FieldProps = Readonly<{
  field: FormField;
  label: Wording;
  /** Words on filling the field in, with an example. */
  hint?: Wording;
  optional?: Optional;
}>;

type Optional = boolean | 'together';

/**
 * All that a field component needs, read once: conform's fields are proxies that make themselves anew at each look.
 * The ids join the parts; the error is described before the hint.
 */
export function readField({
  field,
  hint,
  suffix,
  optional,
}: Omit<FieldProps, 'label'> & { suffix?: Wording | undefined }) {
  const { name, formId, errors = [], initialValue } = field;
  const id = fieldId({ formId, name });
  const isInvalid = errors.length > 0;
  const described = [isInvalid && `${id}-error`, hint && `${id}-hint`, suffix && `${id}-suffix`].filter(
    Boolean,
  );

  return {
    id,
    name,
    errors,
    text: typeof initialValue === 'string' ? initialValue : undefined,
    chosen: Array.isArray(initialValue) ? (initialValue as unknown[]) : [initialValue],
    className: isInvalid ? 'field field-invalid' : 'field',
    /** aria-required instead of required: screen readers call a required field invalid at once. */
    required: optional ? {} : { 'aria-required': true },
    invalid: isInvalid ? { 'aria-invalid': true } : {},
    described: described.length > 0 ? { 'aria-describedby': described.join(' ') } : {},
  };
}

export type FieldParts = ReturnType<typeof readField>;

/** A text in the page's language, or one of the provider's. */
export function Words({ wording }: { wording: Wording }) {
  const { say, language } = useText();
  if (typeof wording === 'string') return <>{say(wording)}</>;
  if (wording.isOfProvider) return <ProviderText text={wording.text} />;
  if (wording.language !== undefined && wording.language !== language)
    return <span lang={wording.language}>{wording.text}</span>;
  return <>{say(wording)}</>;
}

/** The words of a label or a legend. */
export function LabelWords({ label, optional }: { label: Wording; optional?: Optional | undefined }) {
  const { t } = useText();
  return (
    <>
      <Words wording={label} />
      {optional === true ? <span className="font-normal"> {t('form:optional')}</span> : null}
    </>
  );
}

type HintProps = { parts: FieldParts; hint?: Wording | undefined };

/** The hint, then the error, between a label and its control. */
export const HintAndError = ({ parts, hint }: HintProps) => (
  <>
    <Hint parts={parts} hint={hint} />
    <FieldError parts={parts} />
  </>
);

export function Hint({ parts, hint }: HintProps) {
  if (!hint) return null;
  return (
    <p id={`${parts.id}-hint`} className="hint">
      <Words wording={hint} />
    </p>
  );
}

export function FieldError({ parts: { id, errors } }: { parts: FieldParts }) {
  const { t } = useText();
  if (errors.length === 0) return null;
  return (
    <p id={`${id}-error`} className="error">
      {errors.map((error, index) => (
        <span key={error} className="line">
          {t('form:errorPrefix')}
          {errorWords({ t, error })}
          <Way error={error} />
          {index < errors.length - 1 ? ' ' : null}
        </span>
      ))}
    </p>
  );
}

/** The label of a single control, its hint and its error. */
export function LabelHintError({
  parts,
  label,
  hint,
  optional,
}: Omit<FieldProps, 'field'> & { parts: FieldParts }) {
  return (
    <>
      <label htmlFor={parts.id}>
        <LabelWords label={label} optional={optional} />
      </label>
      <HintAndError parts={parts} hint={hint} />
    </>
  );
}

/** Where what stands in the way of this field is seen or mended, in a line of its own. */
function Way({ error }: { error: string }) {
  const { t } = useText();
  const way = wayOf(error);
  if (way === null) return null;
  return (
    <>
      {' '}
      <span className="line">
        <ActionLink href={way.href}>{t(way.words)}</ActionLink>
      </span>
    </>
  );
}
