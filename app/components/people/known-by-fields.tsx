import { FieldGroup, RadioGroup, TextField, type FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import type { PatientRole } from '#app/domain/patients/patients.ts';

type KnownByFieldsProps = Readonly<{
  fields: Readonly<Record<'knownBy' | 'pesel', FormField>>;
  /** Whose it is: a page speaks to whoever fills it in, or of their ward or child. */
  whose: PatientRole;
  /** The provider is in another country. */
  isAbroad: boolean;
}>;

/** The question if somebody has a PESEL, and which: it is what they are known by. */
export function KnownByFields({ fields, whose, isAbroad }: KnownByFieldsProps) {
  const { t } = useText();
  return (
    <FieldGroup legend={`enrolment:person.known.${whose}`}>
      {isAbroad ? null : (
        <RadioGroup
          field={fields.knownBy}
          label={`enrolment:person.knownBy.label.${whose}`}
          options={(['PESEL', 'DOCUMENT'] as const).map((value) => ({
            value,
            label: t(`enrolment:person.knownBy.${value}.${whose}`),
          }))}
        />
      )}
      <TextField
        field={fields.pesel}
        label="enrolment:pesel.label"
        hint={isAbroad ? `enrolment:pesel.hintFree.${whose}` : 'enrolment:pesel.hint'}
        inputMode="numeric"
        autoComplete="off"
        width={15}
        optional={isAbroad || 'together'}
      />
    </FieldGroup>
  );
}
