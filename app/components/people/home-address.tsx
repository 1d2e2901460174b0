import type { ComponentProps } from 'react';
import { SelectField, type FormField } from '#app/components/form/index.ts';
import { AddressFields } from './address-fields.tsx';

type HomeAddressProps = Readonly<{
  fields: Readonly<{ country: FormField }> & ComponentProps<typeof AddressFields>['fields'];
  countries: ComponentProps<typeof SelectField>['options'];
  isOwn: boolean;
  /** All of it may be left out together. */
  isOptional?: boolean;
}>;

/** Where somebody lives who is registered: the country first, for the postal code is as its country has it. */
export const HomeAddress = ({ fields, countries, isOwn, isOptional = false }: HomeAddressProps) => (
  <>
    <SelectField
      field={fields.country}
      label="people:edit.country.label"
      options={countries}
      autoComplete={isOwn ? 'country' : 'off'}
      {...(isOptional ? { optional: 'together' as const } : {})}
    />
    <AddressFields
      fields={fields}
      country={fields.country.initialValue}
      isOwn={isOwn}
      isOptional={isOptional}
    />
  </>
);
