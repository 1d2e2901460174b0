import type { ComponentProps } from 'react';
import { StaleValues } from '#app/components/account/stale-values.tsx';
import { FieldGroup, SelectField, TextField, type FormField } from '#app/components/form/index.ts';
import { SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { EditPage } from '#app/routes/people/edit/edit.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { AddressFields } from './address-fields.tsx';
import { NameFields } from './name-fields.tsx';

type Name = keyof EditPage['stored'];
type Fields = Readonly<Record<Name, FormField>>;
type Countries = ComponentProps<typeof SelectField>['options'];
type PartProps = Readonly<{ fields: Fields; countries: Countries; isOwn: boolean }>;

type NamesProps = Readonly<{ fields: Fields; names: EditPage['names']; isOwn: boolean }>;

/** The names as fields, or as text with who changes them. */
export function NamesPart({ fields, names, isOwn }: NamesProps) {
  const { t } = useText();
  if (!names.areOpen) {
    return (
      <>
        <SummaryList rows={[{ term: t('people:data.names'), value: names.shown }]} />
        <p>
          {t(names.areKnown ? 'people:edit.unitAlone' : 'people:edit.namesUnknown')}{' '}
          {names.correctionPath === null ? null : (
            <a href={names.correctionPath}>{t('people:data.correct')}</a>
          )}
        </p>
      </>
    );
  }
  return <NameFields fields={fields} isOwn={isOwn} />;
}

type DocumentProps = Omit<PartProps, 'isOwn'> & Readonly<{ isForeigner: boolean }>;

/** The document by which somebody is known; who has a PESEL needs none. */
export function DocumentFields({ fields, countries, isForeigner }: DocumentProps) {
  const needed = isForeigner ? {} : ({ optional: 'together' } as const);
  return (
    <FieldGroup
      legend="people:edit.document.legend"
      note={isForeigner ? 'people:edit.document.note' : 'people:edit.document.noteOptional'}
    >
      <TextField
        field={fields.documentNumber}
        label="people:edit.document.label"
        hint="people:edit.document.hint"
        autoComplete="off"
        width={20}
        {...needed}
      />
      <SelectField
        field={fields.documentCountry}
        label="people:edit.document.countryLabel"
        options={countries}
        autoComplete="off"
        {...needed}
      />
    </FieldGroup>
  );
}

/** Where the person lives. */
export const HomeFields = ({ fields, countries, isOwn }: PartProps) => (
  <FieldGroup legend="people:edit.home">
    <SelectField
      field={fields.country}
      label="people:edit.country.label"
      options={countries}
      autoComplete={isOwn ? 'country' : 'off'}
    />
    <AddressFields fields={fields} country={fields.country.initialValue} isOwn={isOwn} />
  </FieldGroup>
);

/** Where letters go, when it is not there. */
export const LettersFields = ({ fields, countries, isOwn }: PartProps) => (
  <FieldGroup legend="people:edit.letters.legend" note="people:edit.letters.note">
    <SelectField
      field={fields.lettersCountry}
      label="people:edit.country.label"
      options={countries}
      autoComplete="off"
      optional="together"
    />
    <AddressFields
      country={fields.lettersCountry.initialValue}
      isOwn={isOwn}
      isOptional
      fields={{
        street: fields.lettersStreet,
        houseNumber: fields.lettersHouseNumber,
        apartmentNumber: fields.lettersApartmentNumber,
        postalCode: fields.lettersPostalCode,
        city: fields.lettersCity,
      }}
    />
  </FieldGroup>
);

const TERMS: Readonly<Record<Name, TextKey>> = {
  name: 'people:edit.name',
  middleName: 'people:edit.middleName',
  lastName: 'people:edit.lastName',
  documentNumber: 'people:edit.document.label',
  documentCountry: 'people:edit.document.countryLabel',
  country: 'people:edit.country.label',
  street: 'booking-wizard:personaldata.street.label',
  houseNumber: 'booking-wizard:personaldata.houseNumber.label',
  apartmentNumber: 'booking-wizard:personaldata.apartmentNumber',
  postalCode: 'booking-wizard:personaldata.postalCode.label',
  city: 'booking-wizard:personaldata.city.label',
  lettersCountry: 'people:edit.letters.country',
  lettersStreet: 'people:edit.letters.street',
  lettersHouseNumber: 'people:edit.letters.houseNumber',
  lettersApartmentNumber: 'people:edit.letters.apartmentNumber',
  lettersPostalCode: 'people:edit.letters.postalCode',
  lettersCity: 'people:edit.letters.city',
};

const NAMES: ReadonlySet<Name> = new Set<Name>(['name', 'middleName', 'lastName']);

type StaleProps = Readonly<{
  fields: Fields;
  stored: EditPage['stored'];
  keepPath: string;
  countries: Countries;
  areNamesOpen: boolean;
}>;

/** After a save that came too late (409): each value that differs from what another window has saved. */
export function StalePerson({ fields, stored, keepPath, countries, areNamesOpen }: StaleProps) {
  const { t } = useText();
  const inWords = (name: Name, value: string) =>
    name.toLowerCase().endsWith('country')
      ? (countries.find((one) => one.value === value)?.label ?? value)
      : value;
  const typedIn = (name: Name) => {
    const { initialValue } = fields[name];
    return typeof initialValue === 'string' ? initialValue : '';
  };
  const asked = (Object.keys(TERMS) as Name[]).filter((name) => areNamesOpen || !NAMES.has(name));
  const differing = asked.filter((name) => typedIn(name) !== stored[name]);
  return (
    <StaleValues
      keepPath={keepPath}
      values={differing.map((name) => ({
        term: t(TERMS[name]),
        stored: inWords(name, stored[name]),
        typed: inWords(name, typedIn(name)),
      }))}
    />
  );
}
