import type { ReactNode } from 'react';
import { FieldGroup, TextField, type FormField } from '#app/components/form/index.ts';
import { AddressFields } from '#app/components/people/address-fields.tsx';

type Name = 'street' | 'houseNumber' | 'apartmentNumber' | 'postalCode' | 'city' | 'postalCity';

type CarerAddressProps = Readonly<{
  country: unknown;
  fields: Readonly<Record<Name, FormField>>;
  /** The country, last. */
  children: ReactNode;
}>;

/** Where the person lives; all of it may be left out together (B-86). */
export const CarerAddress = ({ fields, country, children }: CarerAddressProps) => (
  <FieldGroup legend="consent-wizard:person.address" note="consent-wizard:person.addressNote">
    <AddressFields fields={fields} country={country} isOwn={false} isOptional />
    <TextField
      field={fields.postalCity}
      label="consent-wizard:person.postalCity"
      hint="consent-wizard:person.postalCityHint"
      width={30}
      autoComplete="off"
      optional
    />
    {children}
  </FieldGroup>
);
