import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text/text.ts';
import { LabelHintError, readField, type FieldProps } from './field.tsx';

/** At most 15 options; above that, search (design: accessibility, Form). The empty option comes first. */
export function SelectField({
  options,
  emptyLabel = 'form:select.choose',
  autoComplete,
  ...props
}: FieldProps & {
  /** `language` of a label that is not the page's own. */
  options: readonly Readonly<{ value: string; label: string; language?: string }>[];
  emptyLabel?: Wording;
  autoComplete?: string;
}) {
  const { say } = useText();
  const parts = readField(props);
  return (
    <div className={parts.className}>
      <LabelHintError {...props} parts={parts} />
      <select
        className="input"
        id={parts.id}
        name={parts.name}
        autoComplete={autoComplete}
        defaultValue={options.find(({ value }) => value === parts.text)?.value ?? ''}
        {...parts.required}
        {...parts.invalid}
        {...parts.described}
      >
        <option value="">{say(emptyLabel)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.language}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
