import {
  Checkbox,
  FieldGroup,
  HiddenField,
  RadioGroup,
  TextArea,
  TextField,
  type FormField,
} from '#app/components/form/index.ts';
import { useFormTokens } from '#app/components/form/contexts.ts';
import { useText } from '#app/components/text.tsx';

type Name =
  | 'page'
  | 'problem'
  | 'wanted'
  | 'isDemand'
  | 'alternative'
  | 'channel'
  | 'email'
  | 'phone'
  | 'address'
  | 'name'
  | 'attempt';

type ReportFieldsProps = Readonly<{
  fields: Readonly<Record<Name, FormField>>;
  channels: readonly ('EMAIL' | 'PHONE' | 'SMS' | 'LETTER' | 'NONE')[];
}>;

/** Which page, what is wrong with it, and how the answer comes. */
export const ReportFields = ({ fields, channels }: ReportFieldsProps) => (
  <>
    <Attempt field={fields.attempt} />
    <TextField
      field={fields.page}
      label="inaccessible:page.label"
      hint="inaccessible:page.hint"
      autoComplete="off"
    />
    <TextArea
      field={fields.problem}
      label="inaccessible:problem.label"
      hint="inaccessible:problem.hint"
      rows={8}
    />
    <TextArea
      field={fields.wanted}
      label="inaccessible:wanted.label"
      hint="inaccessible:wanted.hint"
      rows={3}
      optional
    />
    <Checkbox
      field={fields.isDemand}
      label="inaccessible:isDemand.label"
      hint="inaccessible:isDemand.hint"
      optional
    />
    <TextArea
      field={fields.alternative}
      label="inaccessible:alternative.label"
      hint="inaccessible:alternative.hint"
      rows={3}
      optional
    />
    <WayOfAnswer fields={fields} channels={channels} />
  </>
);

function WayOfAnswer({ fields, channels }: ReportFieldsProps) {
  const { t } = useText();
  return (
    <FieldGroup legend="inaccessible:answer.legend" note="inaccessible:answer.note">
      <RadioGroup
        field={fields.channel}
        label="inaccessible:channel.label"
        options={channels.map((value) => ({ value, label: t(`inaccessible:channel.${value}`) }))}
      />
      <TextField
        field={fields.email}
        label="inaccessible:email.label"
        hint="inaccessible:email.hint"
        type="email"
        autoComplete="email"
        optional="together"
      />
      <TextField
        field={fields.phone}
        label="inaccessible:phone.label"
        hint="inaccessible:phone.hint"
        type="tel"
        autoComplete="tel"
        optional="together"
      />
      <TextArea
        field={fields.address}
        label="inaccessible:address.label"
        hint="inaccessible:address.hint"
        rows={3}
        optional="together"
      />
      <TextField field={fields.name} label="inaccessible:name.label" autoComplete="name" optional />
    </FieldGroup>
  );
}

/** The key of the form as it was first shown: the same report that comes again after an outage is the same report. */
function Attempt({ field }: { field: FormField }) {
  const { key } = useFormTokens();
  const { name, initialValue } = field;
  return <HiddenField name={name} value={typeof initialValue === 'string' ? initialValue : key} />;
}
