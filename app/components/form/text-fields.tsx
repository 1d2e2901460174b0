import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text/text.ts';
import { LabelHintError, readField, Words, type FieldParts, type FieldProps } from './field.tsx';
import { SubmitButton, type SubmitButtonProps } from './buttons.tsx';

type InputProps = Readonly<{
  type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  /** A password that whoever types it wants to see. */
  isShown?: boolean;
  /** A password that was looked at comes back with the form, readable or not: looking at it loses nothing. */
  givesBack?: boolean;
  /** True when the act that was asked for has been done to this field: whoever asked goes on here, also with scripts off. */
  hasFocus?: boolean;
  /** Length of the expected answer in characters; without it the field is as wide as the column. */
  width?: number;
  /** Where the browser stops what is typed, in UTF-16 units; the hint says it. */
  maxLength?: number;
}>;

const FOCUS = { autoFocus: true };
/** Attributes that keep a telephone's keyboard from mending what is meant as it is typed. */
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;
/** The kinds that the browser fills in and that are no words. */
const EXACT = ['username', 'email', 'tel', 'one-time-code'];

/** True where a capital or a mended letter would make another thing of it: names of accounts, addresses, numbers, codes. */
const isTypedExactly = ({ type, autoComplete = '' }: Pick<InputProps, 'type' | 'autoComplete'>) =>
  type === 'email' || type === 'tel' || EXACT.includes(autoComplete);

type TextFieldProps = FieldProps & InputProps & Readonly<{ suffix?: Wording; children?: ReactNode }>;

/** One line of text, and under it what belongs to it. A password is never written back into the page but where it is to be read. */
export function TextField({ suffix, children, ...props }: TextFieldProps) {
  const parts = readField({ ...props, suffix });
  return (
    <div className={parts.className}>
      <LabelHintError {...props} parts={parts} />
      <Input {...props} parts={parts} />
      {suffix ? (
        <span id={`${parts.id}-suffix`} className="ml-2">
          <Words wording={suffix} />
        </span>
      ) : null}
      {children ? <p className="m-0 mt-2">{children}</p> : null}
    </div>
  );
}

function Input({
  parts,
  isShown = false,
  givesBack = false,
  hasFocus,
  ...props
}: InputProps & { parts: FieldParts }) {
  const { type = 'text', inputMode, autoComplete, width, maxLength } = props;
  return (
    <input
      className={width ? 'input' : 'input w-full'}
      id={parts.id}
      name={parts.name}
      type={isShown ? 'text' : type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      {...(isShown || isTypedExactly({ type, autoComplete }) ? AS_TYPED : {})}
      size={width}
      maxLength={maxLength}
      {...(hasFocus ? FOCUS : {})}
      defaultValue={type === 'password' && !givesBack ? undefined : parts.text}
      {...parts.required}
      {...parts.invalid}
      {...parts.described}
    />
  );
}

/** A date as people write it; domain/dates/typed-date reads it. */
export function DateField({ hint = 'form:date.hint', ...props }: FieldProps & { autoComplete?: 'bday' }) {
  return <TextField {...props} hint={hint} width={18} autoComplete={props.autoComplete ?? 'off'} />;
}

/** As narrow as a text may be beside its button. */
const COLUMNS_BESIDE = 12;

type TextAreaProps = FieldProps & Readonly<{ rows?: number; submit?: SubmitButtonProps }>;

/** Several lines of text; `submit`: the button that sends them stands in their line. */
export function TextArea({ rows = 5, submit, ...props }: TextAreaProps) {
  const parts = readField(props);
  const text = (
    <textarea
      className={submit ? 'input' : 'input w-full'}
      id={parts.id}
      name={parts.name}
      rows={rows}
      cols={submit ? COLUMNS_BESIDE : undefined}
      defaultValue={parts.text}
      {...parts.required}
      {...parts.invalid}
      {...parts.described}
    />
  );
  return (
    <div className={parts.className}>
      <LabelHintError {...props} parts={parts} />
      {submit ? (
        <div className="search">
          {text}
          <SubmitButton {...submit} />
        </div>
      ) : (
        text
      )}
    </div>
  );
}

/** A search text with its button, for a GET form; what is found stands on the same page. */
export function SearchField({ submit = 'form:search.submit', ...props }: FieldProps & { submit?: Wording }) {
  const parts = readField(props);
  return (
    <div className={parts.className}>
      <LabelHintError {...props} parts={parts} />
      <div className="search">
        <Input parts={parts} type="search" autoComplete="off" width={24} />
        <SubmitButton label={submit} variant="secondary" />
      </div>
    </div>
  );
}

/**
 * The name of the account whose password the form sets: managers of passwords keep the new one under it. It is shown and not sent,
 * for text browsers show what is hidden.
 */
export function OwnUserName({ username }: { username: string }) {
  const { t } = useText();
  return (
    <div className="field">
      <label htmlFor="own-username">{t('public:login.username.label')}</label>
      <input
        className="input"
        id="own-username"
        type="text"
        autoComplete="username"
        {...AS_TYPED}
        size={24}
        readOnly
        defaultValue={username}
      />
    </div>
  );
}

/** A value that the patient does not see. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  return <input type="hidden" name={name} value={value} />;
}
