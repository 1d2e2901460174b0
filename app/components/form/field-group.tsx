import type { ReactNode } from 'react';
import { useText } from '#app/components/text.tsx';
import type { Wording } from '#app/services/text/text.ts';

type FieldGroupProps = Readonly<{
  legend: Wording;
  note?: Wording;
  /** Where a look-up of this group lands. */
  id?: string;
  children: ReactNode;
}>;

/** Fields that belong together, under a heading of their own. */
export function FieldGroup({ legend, note, id, children }: FieldGroupProps) {
  const { say } = useText();
  return (
    <fieldset className="field-group" id={id}>
      <legend className="legend-large">{say(legend)}</legend>
      {note ? <p className="hint">{say(note)}</p> : null}
      {children}
    </fieldset>
  );
}
