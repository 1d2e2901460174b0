import { FieldGroup, TextField, type FormField } from '#app/components/form/index.ts';
import { ActionLink, Facts } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ProvedFieldsProps = Readonly<{
  fields: Readonly<Record<'name' | 'middleName' | 'lastName', FormField>>;
  /** As the identity system has said them; null: it does not say that name, which is typed. */
  proved: Readonly<{ name: string | null; lastName: string | null; pesel: string; againPath: string | null }>;
}>;

/** The names of somebody whom the e-government identity system has proved: what was proved is shown and cannot be changed (C-07). */
export function ProvedFields({ fields, proved }: ProvedFieldsProps) {
  const { t } = useText();
  const { name, lastName, pesel, againPath } = proved;
  const said = [
    { term: t('people:edit.name'), value: name },
    { term: t('people:edit.lastName'), value: lastName },
    { term: t('enrolment:pesel.label'), value: pesel },
  ];
  return (
    <>
      <p>{t('registration:draft.proved.text')}</p>
      <Facts facts={said.filter(({ value }) => value !== null)} />
      {againPath === null ? null : (
        <p>
          {t('registration:proved.over')}{' '}
          <ActionLink href={againPath}>{t('registration:draft.proved.again')}</ActionLink>
        </p>
      )}
      <FieldGroup legend="people:edit.names">
        {name === null ? (
          <TextField field={fields.name} label="people:edit.name" autoComplete="given-name" />
        ) : null}
        <TextField
          field={fields.middleName}
          label="people:edit.middleName"
          autoComplete="additional-name"
          optional
        />
        {lastName === null ? (
          <TextField field={fields.lastName} label="people:edit.lastName" autoComplete="family-name" />
        ) : null}
      </FieldGroup>
    </>
  );
}
