import { ProviderText } from '#app/components/page/provider-text.tsx';
import { plainText, type OurOrProviders } from '#app/domain/text.ts';
import { HintAndError, LabelWords, readField, type FieldParts, type FieldProps } from './field.tsx';

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
      {...describedGroup(parts)}
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
    <fieldset className={parts.className} {...describedGroup(parts)}>
      <LegendHintError {...props} parts={parts} />
      <Options {...props} parts={parts} type="checkbox" />
    </fieldset>
  );
}

/** A group at fault leaves its description to its options: a link to an option passes the group by. */
const describedGroup = ({ errors, described }: FieldParts) => (errors.length > 0 ? {} : described);

/** The ids of what an option of a group at fault is described by; the summary's link leads to the first. */
function faultOf({ id, errors, described }: FieldParts, { isFirst }: { isFirst: boolean }) {
  if (errors.length === 0) return [];
  const [error, ...others] = described['aria-describedby']?.split(' ') ?? [];
  return isFirst ? [error, questionId(id), ...others] : [error];
}

const questionId = (id: string) => `${id}-question`;

type GroupProps = ChoiceProps & { parts: FieldParts };

function LegendHintError({ parts, label, hint, optional, isLegendLarge }: GroupProps) {
  return (
    <>
      <legend id={questionId(parts.id)} className={isLegendLarge ? 'legend-large' : undefined}>
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
    const isFirst = from + index === 0;
    const id = isFirst ? firstId : `${firstId}-${from + index + 1}`;
    const about = [...faultOf(parts, { isFirst }), ...(hint ? [`${id}-about`] : [])].join(' ');
    return (
      <div key={value} className="option">
        <input
          type={type}
          id={id}
          name={name}
          value={value}
          defaultChecked={chosen.some((one) => (one ?? '') === value)}
          {...(type === 'checkbox' ? invalid : {})}
          aria-describedby={about || undefined}
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
