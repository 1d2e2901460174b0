import type { ComponentProps } from 'react';
import { FieldGroup, TextField, type FormField } from '#app/components/form/index.ts';

type NameFieldsProps = Readonly<{
  fields: Readonly<Record<'name' | 'middleName' | 'lastName', FormField>>;
  /** They are one's own, which the browser may know. */
  isOwn: boolean;
  /** Says whose they are, where a page may be about somebody else. */
  legend?: ComponentProps<typeof FieldGroup>['legend'];
}>;

/** The names of a person, to be registered or to be changed. */
export function NameFields({ fields, isOwn, legend = 'people:edit.names' }: NameFieldsProps) {
  const fills = (token: string) => ({ autoComplete: isOwn ? token : 'off' });
  return (
    <FieldGroup legend={legend}>
      <TextField field={fields.name} label="people:edit.name" {...fills('given-name')} />
      <TextField
        field={fields.middleName}
        label="people:edit.middleName"
        {...fills('additional-name')}
        optional
      />
      <TextField field={fields.lastName} label="people:edit.lastName" {...fills('family-name')} />
    </FieldGroup>
  );
}
