import { useText } from '#app/components/text.tsx';
import { ProviderText } from '#app/components/page/provider-text.tsx';
import { plainText, type OurOrProviders } from '#app/domain/text.ts';
import type { Wording } from '#app/services/text/text.ts';
import {
  FieldError,
  Hint,
  HintAndError,
  LabelHintError,
  LabelWords,
  readField,
  type FieldParts,
  type FieldProps,
} from './field.tsx';

/** A label complete by itself: "9:40, dr Anna Nowak, gabinet 12". Words are ready texts, for most of them are data. */
export type Option = Readonly<{ value: string; hint?: string }> & OurOrProviders<'label'>;

/** Options under a heading of their own: "Rano", "Po południu". */
export type OptionGroup = Readonly<{ options: readonly Option[] }> & OurOrProviders<'legend'>;

type ChoiceProps = FieldProps &
  Readonly<{
    /** Show the legend as a heading is: the question of the whole page. */
    isLegendLarge?: boolean;
  }> &
  (Readonly<{ options: readonly Option[] }> | Readonly<{ groups: readonly OptionGroup[] }>);

/** One of several; the summary's link leads to the first option. */
export function RadioGroup(props: ChoiceProps) {
  const parts = readField(props);
  return (
    <fieldset
      className={parts.className}
      role="radiogroup"
      {...parts.required}
      {...parts.invalid}
      {...parts.described}
    >
      <LegendHintError {...props} parts={parts} />
      <Options {...props} parts={parts} type="radio" />
    </fieldset>
  );
}

/** Any number of several. */
export function CheckboxGroup(props: ChoiceProps) {
  const parts = readField(props);
  return (
    <fieldset className={parts.className} {...parts.described}>
      <LegendHintError {...props} parts={parts} />
      <Options {...props} parts={parts} type="checkbox" />
    </fieldset>
  );
}

type GroupProps = ChoiceProps & { parts: FieldParts };

function LegendHintError({ parts, label, hint, optional, isLegendLarge }: GroupProps) {
  return (
    <>
      <legend className={isLegendLarge ? 'legend-large' : undefined}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <HintAndError parts={parts} hint={hint} />
    </>
  );
}

function Options(props: GroupProps & { type: 'radio' | 'checkbox' }) {
  const { parts, type } = props;
  if ('options' in props) return <OptionList parts={parts} type={type} options={props.options} from={0} />;

  const starts = props.groups.map((_, index) =>
    props.groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0),
  );
  return props.groups.map(({ legend, isOfProvider, options }, index) => (
    <fieldset key={isOfProvider ? plainText(legend) : legend} className="option-group">
      <legend>{isOfProvider ? <ProviderText text={legend} /> : legend}</legend>
      <OptionList parts={parts} type={type} options={options} from={starts[index] ?? 0} />
    </fieldset>
  ));
}

type OptionListProps = {
  parts: FieldParts;
  type: 'radio' | 'checkbox';
  options: readonly Option[];
  /** How many options stand before these. */
  from: number;
};

function OptionList({ parts, type, options, from }: OptionListProps) {
  const { id: firstId, name, chosen, invalid } = parts;
  return options.map(({ value, label, hint, isOfProvider }, index) => {
    const id = from + index === 0 ? firstId : `${firstId}-${from + index + 1}`;
    return (
      <div key={value} className="option">
        <input
          type={type}
          id={id}
          name={name}
          value={value}
          defaultChecked={chosen.some((one) => (one ?? '') === value)}
          {...(type === 'checkbox' ? invalid : {})}
          {...(hint ? { 'aria-describedby': `${id}-about` } : {})}
        />
        <label htmlFor={id}>{isOfProvider ? <ProviderText text={label} /> : label}</label>
        {hint ? (
          <p id={`${id}-about`} className="hint">
            {hint}
          </p>
        ) : null}
      </div>
    );
  });
}

/** One yes-or-no box; ticked it sends "on". Its hint stands below the label, as options' hints do. */
export function Checkbox(props: FieldProps) {
  const parts = readField(props);
  return (
    <div className={parts.className}>
      <FieldError parts={parts} />
      <div className="option">
        <input
          type="checkbox"
          id={parts.id}
          name={parts.name}
          defaultChecked={parts.text === 'on'}
          {...parts.required}
          {...parts.invalid}
          {...parts.described}
        />
        <label htmlFor={parts.id}>
          <LabelWords label={props.label} optional={props.optional} />
        </label>
        <Hint parts={parts} hint={props.hint} />
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
}: FieldProps & {
  options: readonly Readonly<{ value: string; label: string }>[];
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
        defaultValue={parts.text ?? ''}
        {...parts.required}
        {...parts.invalid}
        {...parts.described}
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
