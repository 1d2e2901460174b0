import { TextField, type FormField } from '#app/components/form/index.ts';
import { SummaryList } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

type ProvedPersonProps = Readonly<{
  fields: Readonly<Record<'name' | 'middleName' | 'lastName', FormField>>;
  proved: Readonly<{ pesel: string; name: string | null; lastName: string | null }>;
}>;

/** Somebody whom the e-government identity system has proved (C-07): what it says is text and not a field. */
export function ProvedPerson({ fields, proved }: ProvedPersonProps) {
  const { t } = useText();
  const { pesel, name, lastName } = proved;
  return (
    <>
      <p>{t('registration:proved.locked')}</p>
      <SummaryList
        rows={[
          ...(name === null ? [] : [{ term: t('people:edit.name'), value: name }]),
          ...(lastName === null ? [] : [{ term: t('people:edit.lastName'), value: lastName }]),
          { term: t('people:data.pesel'), value: <span className="nowrap">{pesel}</span> },
        ]}
      />
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
    </>
  );
}
