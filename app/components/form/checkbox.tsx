import { FieldError, Hint, LabelWords, readField, type FieldProps } from './field.tsx';

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
