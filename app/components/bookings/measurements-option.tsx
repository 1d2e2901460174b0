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
        label="telehealth:measurements.add.label"
        hint="telehealth:measurements.add.hint"
        optional
      />
      <DateField
        field={fields.dateFromMeasurement}
        label="telehealth:measurements.from.label"
        hint="telehealth:measurements.from.hint"
        optional
      />
    </>
  );
}
