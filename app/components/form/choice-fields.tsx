import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text.ts';
import {
  controlAria,
  fieldClass,
  HintAndError,
  LabelWords,
  partsOfField,
  textOf,
  textsOf,
  type FieldProps,
  type FormField,
} from './field.tsx';

/** A label complete by itself: "9:40, dr Anna Nowak, gabinet 12". Words are ready texts, for most of them are data. */
export type Option = Readonly<{ value: string; label: string; hint?: string }>;

/** Options under a heading of their own: "Rano", "Po południu". */
export type OptionGroup = Readonly<{ legend: string; options: readonly Option[] }>;

type ChoiceProps = FieldProps &
  Readonly<{
    /** Show the legend as a heading is: the question of the whole page. */
    isLegendLarge?: boolean;
  }> &
  (Readonly<{ options: readonly Option[] }> | Readonly<{ groups: readonly OptionGroup[] }>);

/** One of several; the summary's link leads to the first option. */
export function RadioGroup(props: ChoiceProps) {
  const { field, label, hint, optional, isLegendLarge } = props;
  const { described, invalid } = partsOfField({ field, hint });
  return (
    <fieldset
      className={fieldClass(field)}
      role="radiogroup"
      {...(optional ? {} : { 'aria-required': true })}
      {...invalid}
      {...described}
    >
      <legend className={isLegendLarge ? 'legend-large' : undefined}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <HintAndError field={field} hint={hint} />
      <Options {...props} type="radio" />
    </fieldset>
  );
}

/** Any number of several. */
export function CheckboxGroup(props: ChoiceProps) {
  const { field, label, hint, optional, isLegendLarge } = props;
  const { described } = partsOfField({ field, hint });
  return (
    <fieldset className={fieldClass(field)} {...described}>
      <legend className={isLegendLarge ? 'legend-large' : undefined}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <HintAndError field={field} hint={hint} />
      <Options {...props} type="checkbox" />
    </fieldset>
  );
}

function Options(props: ChoiceProps & { type: 'radio' | 'checkbox' }) {
  const { field, type } = props;
  if ('options' in props) return <OptionList field={field} type={type} options={props.options} from={0} />;

  const starts = props.groups.map((_, index) =>
    props.groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return props.groups.map(({ legend, options }, index) => (
    <fieldset key={legend} className="option-group">
      <legend>{legend}</legend>
      <OptionList field={field} type={type} options={options} from={starts[index] ?? 0} />
    </fieldset>
  ));
}

type OptionListProps = {
  field: FormField;
  type: 'radio' | 'checkbox';
  options: readonly Option[];
  /** How many options stand before these. */
  from: number;
};

function OptionList({ field, type, options, from }: OptionListProps) {
  const { id: firstId, invalid } = partsOfField({ field });
  const chosen = textsOf(field);
  return options.map(({ value, label, hint }, index) => {
    const id = from + index === 0 ? firstId : `${firstId}-${from + index + 1}`;
    return (
      <div key={value} className="option">
        <input
          type={type}
          id={id}
          name={field.name}
          value={value}
          defaultChecked={chosen.includes(value)}
          {...(type === 'checkbox' ? invalid : {})}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
        />
        <label htmlFor={id}>{label}</label>
        {hint ? (
          <p id={`${id}-hint`} className="hint">
            {hint}
          </p>
        ) : null}
      </div>
    );
  });
}

/** One yes-or-no box; ticked it sends "on". */
export function Checkbox(props: FieldProps) {
  const { field, label, hint, optional } = props;
  const { id } = partsOfField({ field });
  return (
    <div className={fieldClass(field)}>
      <HintAndError field={field} hint={hint} />
      <div className="option">
        <input
          type="checkbox"
          id={id}
          name={field.name}
          defaultChecked={textOf(field) === 'on'}
          {...controlAria(props)}
        />
        <label htmlFor={id}>
          <LabelWords label={label} optional={optional} />
        </label>
      </div>
    </div>
  );
}

/** At most 15 options; above that, search (design: accessibility, Form). The empty option comes first. */
export function SelectField({
  options,
  emptyLabel = 'form:select.choose',
  autoComplete,
  ...props
}: FieldProps & { options: readonly Omit<Option, 'hint'>[]; emptyLabel?: Wording; autoComplete?: string }) {
  const { say } = useText();
  const { field, label, hint, optional } = props;
  const { id } = partsOfField({ field });
  return (
    <div className={fieldClass(field)}>
      <label htmlFor={id}>
        <LabelWords label={label} optional={optional} />
      </label>
      <HintAndError field={field} hint={hint} />
      <select
        className="input"
        id={id}
        name={field.name}
        autoComplete={autoComplete}
        defaultValue={textOf(field) ?? ''}
        {...controlAria(props)}
      >
        <option value="">{say(emptyLabel)}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
