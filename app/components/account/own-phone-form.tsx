import { PageForm, TextField, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { Section } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import type { PhonesView } from '#app/routes/account/phone/phone.server.ts';
import { PhoneField } from './phone-field.tsx';
import { StaleValues } from './stale-values.tsx';
import { VersionField } from '#app/components/form/version-field.tsx';

type OwnPhoneFormProps = Readonly<{
  view: PhonesView;
  form: PageFormState;
  fields: Readonly<{ phoneNumber: FormField; again: FormField; version: FormField }>;
}>;

/** Where another number is typed; once more, where nothing else proves it, and only when it is another one. */
export function OwnPhoneForm({
  view: { way, inForce, isConfirmed, version },
  form,
  fields,
}: OwnPhoneFormProps) {
  const { t, language } = useText();
  const isAgain = way === 'DIRECT' && (fields.again.errors ?? []).length > 0;
  return (
    <Section title={t(inForce ? 'account:ownPhone.another' : 'account:ownPhone.first')}>
      <StaleValues
        values={[
          {
            term: t('account:ownPhone.inForce'),
            stored: phoneAsSaid({ phone: inForce, language }),
            typed: typedIn(fields.phoneNumber),
          },
        ]}
        keepPath="/account"
      />
      <p>{t(`account:ownPhone.how.${way === 'CODE' && !isConfirmed ? 'FIRST' : way}`)}</p>
      <PageForm form={form} submit={way === 'CODE' ? 'account:phone.send' : 'account:phone.save'}>
        <VersionField field={fields.version} version={version} />
        <PhoneField field={fields.phoneNumber} />
        {isAgain ? (
          <TextField
            field={fields.again}
            label="account:ownPhone.again.label"
            hint="account:ownPhone.again.hint"
            type="tel"
            autoComplete="tel"
            width={18}
          />
        ) : null}
      </PageForm>
      {form.errors.length > 0 ? <CallReception /> : null}
    </Section>
  );
}

const typedIn = ({ initialValue }: FormField) => (typeof initialValue === 'string' ? initialValue : '');
