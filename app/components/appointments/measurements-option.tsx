import { Checkbox, DateField, type FormField } from '#app/components/form/index.ts';

type MeasurementsOptionProps = Readonly<{
  fields: Readonly<{ addMeasurements: FormField; dateFromMeasurement: FormField }>;
}>;

/** whether the patient's own measurements go with the booking, and from which day on. */
export function MeasurementsOption({ fields }: MeasurementsOptionProps) {
  return (
    <>
      <Checkbox
        field={fields.addMeasurements}
        label="measurements:add.label"
        hint="measurements:add.hint"
        optional
      />
      <DateField
        field={fields.dateFromMeasurement}
        label="measurements:from.label"
        hint="measurements:from.hint"
        optional
      />
    </>
  );
}
