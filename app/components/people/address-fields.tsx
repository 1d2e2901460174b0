import { TextField, type FormField } from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import { postalCodeHint } from './postal-code-hint.ts';

type Name = 'street' | 'houseNumber' | 'apartmentNumber' | 'postalCode' | 'city';

type AddressFieldsProps = Readonly<{
  fields: Readonly<Record<Name, FormField>>;
  /** The code of the address's country, as far as it is chosen; absent: in Poland, or not chosen yet. */
  country?: unknown;
  /** It is one's own, which the browser may know. */
  isOwn: boolean;
  /** All of it may be left out together. */
  isOptional?: boolean;
}>;

/** Where somebody lives, or where letters go. */
export function AddressFields({ fields, country, isOwn, isOptional = false }: AddressFieldsProps) {
  const { t } = useText();
  const fills = (token: string) => ({ autoComplete: isOwn ? token : 'off' });
  const needed = isOptional ? ({ optional: 'together' } as const) : {};
  const free = isOptional ? ('together' as const) : true;
  return (
    <>
      <TextField
        field={fields.street}
        label="booking-wizard:personaldata.street.label"
        hint="booking-wizard:personaldata.street.hint"
        {...fills('address-line1')}
        optional={free}
      />
      <TextField
        field={fields.houseNumber}
        label="booking-wizard:personaldata.houseNumber.label"
        width={8}
        autoComplete="off"
        {...needed}
      />
      <TextField
        field={fields.apartmentNumber}
        label="booking-wizard:personaldata.apartmentNumber"
        width={8}
        autoComplete="off"
        optional={free}
      />
      <TextField
        field={fields.postalCode}
        label="booking-wizard:personaldata.postalCode.label"
        hint={{ text: postalCodeHint(t, country) }}
        width={10}
        {...fills('postal-code')}
        {...needed}
      />
      <TextField
        field={fields.city}
        label="booking-wizard:personaldata.city.label"
        width={30}
        {...fills('address-level2')}
        {...needed}
      />
    </>
  );
}
