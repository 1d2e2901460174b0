import { ProviderText } from '#app/components/page/provider-text.tsx';
import { useText } from '#app/components/text.tsx';
import type { OurOrProviders, ProviderText as TextOfProvider } from '#app/domain/text.ts';
import { HintAndError, LabelWords, readField, type FieldParts, type FieldProps } from './field.tsx';

/** A label complete by itself: "9:40, dr Anna Nowak, gabinet 12". Words are ready texts, for most of them are data. */
export type Option = Readonly<{
  value: string;
  hint?: string;
  /** The provider's text about it, before our hint. */
  about?: TextOfProvider | null;
}> &
  OurOrProviders<'label'>;

type ChoiceProps = FieldProps & Readonly<{ options: readonly Option[] }>;

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
      <NotChosenYet {...props} parts={parts} />
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

function LegendHintError({ parts, label, hint, optional }: GroupProps) {
  return (
    <>
      <legend id={questionId(parts.id)}>
        <LabelWords label={label} optional={optional} />
      </legend>
      <HintAndError parts={parts} hint={hint} />
    </>
  );
}

const isChosen = ({ chosen }: FieldParts, { value }: Option) => chosen.some((one) => (one ?? '') === value);

/**
 * A choice that lynx takes for chosen, and sends empty, while nothing is: of a group without a choice it takes the first by
 * itself, which would be a consent that nobody gave. Browsers that know `hidden` neither show nor say it, nor stop at it.
 */
function NotChosenYet({ parts, options }: GroupProps) {
  const { t } = useText();
  if (options.some((option) => isChosen(parts, option))) return null;
  const id = `${parts.id}-none`;
  return (
    <div hidden>
      <input type="radio" id={id} name={parts.name} value="" />
      <label htmlFor={id}>{t('form:notChosenYet')}</label>
    </div>
  );
}

type OptionsProps = GroupProps & { type: 'radio' | 'checkbox' };

function Options({ parts, options, type }: OptionsProps) {
  const { id: firstId, name, invalid } = parts;
  return options.map((option, index) => {
    const { value, label, hint, about: theirs, isOfProvider } = option;
    const isFirst = index === 0;
    const id = isFirst ? firstId : `${firstId}-${index + 1}`;
    const about = [...faultOf(parts, { isFirst }), ...(hint || theirs ? [`${id}-about`] : [])].join(' ');
    return (
      <div key={value} className="option">
        <input
          type={type}
          id={id}
          name={name}
          value={value}
          defaultChecked={isChosen(parts, option)}
          {...(type === 'checkbox' ? invalid : {})}
          aria-describedby={about || undefined}
        />
        <label htmlFor={id}>{isOfProvider ? <ProviderText text={label} /> : label}</label>
        {hint || theirs ? (
          <p id={`${id}-about`} className="hint">
            {theirs ? <ProviderText text={theirs} /> : null} {hint}
          </p>
        ) : null}
      </div>
    );
  });
}
