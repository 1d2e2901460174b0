import { usePhoneHint } from '#app/components/account/phone-hint.ts';
import { FieldGroup, SelectField, TextField, type FormField } from '#app/components/form/index.ts';
import { AddressFields } from '#app/components/people/address-fields.tsx';
import type { Wording } from '#app/services/text/text.ts';

type Name =
  | 'familyName'
  | 'street'
  | 'houseNumber'
  | 'apartmentNumber'
  | 'postalCode'
  | 'city'
  | 'phoneNumber'
  | 'insurerCode';

type DataFieldsProps = Readonly<{
  fields: Readonly<Record<Name, FormField>>;
  data: Readonly<{
    /** The parts that are asked for; nothing else is a field. */
    parts: readonly string[];
    isPhoneKnown: boolean;
    /** The country of the stored address, which stays so. */
    country?: string | undefined;
    insurers: readonly Readonly<{ value: string; label: string }>[];
  }>;
  /** They are one's own, which the browser may know. */
  isOwn: boolean;
  /** The group's heading; null where the title says it. */
  legend: Wording | null;
}>;

/** The fields of what the declaration says of the patient, to be mended before it is saved (B-46); nothing where all is there. */
export function DataFields({
  fields,
  data: { parts, isPhoneKnown, country, insurers },
  isOwn,
  legend,
}: DataFieldsProps) {
  const phoneHint = usePhoneHint();
  if (parts.length === 0) return null;
  const has = (part: string) => parts.includes(part);
  const all = (
    <>
      {has('familyName') ? (
        <TextField
          field={fields.familyName}
          label="declaration-wizard:data.familyName.label"
          hint="declaration-wizard:data.familyName.hint"
          autoComplete="off"
          optional
        />
      ) : null}
      {has('address') ? <AddressFields fields={fields} country={country} isOwn={isOwn} /> : null}
      {has('phone') ? (
        <TextField
          field={fields.phoneNumber}
          label="declaration-wizard:data.phone.label"
          hint={phoneHint}
          type="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          width={20}
          optional={!isPhoneKnown}
        />
      ) : null}
      {has('insurer') ? (
        <SelectField
          field={fields.insurerCode}
          label="declaration-wizard:data.insurer.label"
          options={insurers}
          autoComplete="off"
          optional
        />
      ) : null}
    </>
  );
  if (legend === null) return all;
  return (
    <FieldGroup legend={legend} note="declaration-wizard:data.note">
      {all}
    </FieldGroup>
  );
}
