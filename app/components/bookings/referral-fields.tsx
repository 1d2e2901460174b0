import {
  Checkbox,
  DateField,
  FieldGroup,
  RadioGroup,
  TextField,
  type FormField,
} from '#app/components/form/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ReferralKind } from '#app/domain/bookings/referral.ts';
import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import { LookUpAnswer, LookUpButton, type Answer } from './referral-look-up.tsx';

type FieldName =
  | 'refENumber'
  | 'issueDate'
  | 'institutionCro'
  | 'unknownInstitution'
  | 'practiceNo'
  | 'unknownPractitioner'
  | 'disease'
  | 'icd10Code'
  | 'orgUnit5Code'
  | 'orgUnitCode'
  | 'orgUnitSpecialityCode'
  | 'orgUnitTypeCode'
  | 'cito';

type ReferralFieldsProps = Readonly<{
  kind: ReferralKind;
  isRequired: boolean;
  fields: Readonly<Record<FieldName, FormField>>;
  /** The parts that the medical unit asks for. */
  settings: Readonly<{ unitCodes: boolean; diseases: boolean }>;
  found: Readonly<{
    institution?: Answer;
    practitioner?: Answer;
    diseases?: Readonly<{
      state: 'found' | 'outage';
      options: readonly Readonly<{ code: string; name: ProviderText }>[];
    }>;
  }>;
}>;

/** B§3: the number of an e-referral, which is enough; or what a paper referral says: fields of which some are needed together. */
export function ReferralFields(props: ReferralFieldsProps) {
  return props.kind === 'paper' ? <PaperFields {...props} /> : <ElectronicField {...props} />;
}

const ElectronicField = ({ fields, isRequired }: ReferralFieldsProps) => (
  <TextField
    field={fields.refENumber}
    label="referrals:electronic.label"
    hint="referrals:electronic.hint"
    inputMode="numeric"
    autoComplete="off"
    optional={!isRequired}
  />
);

function PaperFields({ fields, settings, found }: ReferralFieldsProps) {
  return (
    <>
      <DateField
        field={fields.issueDate}
        label="referrals:issueDate.label"
        hint="referrals:issueDate.hint"
        optional="together"
      />
      <Checkbox field={fields.cito} label="referrals:cito.label" optional />
      <Issuer kind="institution" fields={fields} answer={found.institution} />
      <Issuer kind="practitioner" fields={fields} answer={found.practitioner} />
      {settings.diseases ? <Disease fields={fields} diseases={found.diseases} /> : null}
      {settings.unitCodes ? <UnitCodes fields={fields} /> : null}
    </>
  );
}

type PartProps = Pick<ReferralFieldsProps, 'fields'>;

const ISSUERS = {
  institution: {
    number: 'institutionCro',
    width: 16,
    name: 'unknownInstitution',
    lookUp: 'lookUpInstitution',
  },
  practitioner: {
    number: 'practiceNo',
    width: 10,
    name: 'unknownPractitioner',
    lookUp: 'lookUpPractitioner',
  },
} as const;

type IssuerProps = PartProps & Readonly<{ kind: keyof typeof ISSUERS; answer: Answer | undefined }>;

/** Who issued the referral: by a number that is looked up, or by a name. */
function Issuer({ kind, fields, answer }: IssuerProps) {
  const { number, width, name, lookUp } = ISSUERS[kind];
  return (
    <FieldGroup legend={`referrals:${kind}.title`} id={kind}>
      <TextField
        field={fields[number]}
        label={`referrals:${kind}.number`}
        hint={`referrals:${kind}.numberHint`}
        inputMode="numeric"
        autoComplete="off"
        width={width}
        optional="together"
      />
      <LookUpButton label={`referrals:${kind}.check`} name={lookUp} group={kind} />
      <LookUpAnswer answer={answer} kind={kind} isNamed={isFilled(fields[name])} />
      <TextField
        field={fields[name]}
        label={`referrals:${kind}.name`}
        hint={`referrals:${kind}.nameHint`}
        autoComplete="off"
        optional="together"
      />
    </FieldGroup>
  );
}

const isFilled = ({ initialValue }: FormField) => typeof initialValue === 'string' && initialValue !== '';

function Disease({ fields, diseases }: PartProps & Pick<ReferralFieldsProps['found'], 'diseases'>) {
  const { t } = useText();
  const options = (diseases?.options ?? []).map(({ code, name }) => ({
    value: code,
    label: code === plainText(name) ? name : providerText(`${code} ${plainText(name)}`),
    isOfProvider: true as const,
  }));
  return (
    <FieldGroup legend="referrals:disease.title" id="disease">
      <TextField
        field={fields.disease}
        label="referrals:disease.search"
        hint="referrals:disease.searchHint"
        autoComplete="off"
        width={24}
        optional
      />
      <LookUpButton label="referrals:disease.submit" name="lookUpDisease" group="disease" />
      <LookUpAnswer answer={diseases && { state: stateOf(diseases) }} kind="disease" isNamed={false} />
      {options.length > 0 ? (
        <RadioGroup
          field={fields.icd10Code}
          label="referrals:disease.choose"
          options={[...options, { value: '', label: t('referrals:disease.none') }]}
          optional
        />
      ) : null}
    </FieldGroup>
  );
}

function stateOf({ state, options }: NonNullable<ReferralFieldsProps['found']['diseases']>) {
  if (state === 'outage') return 'outage';
  return options.length > 0 ? 'found' : 'unknown';
}

const CODES = ['orgUnit5Code', 'orgUnitCode', 'orgUnitSpecialityCode', 'orgUnitTypeCode'] as const;

const UnitCodes = ({ fields }: PartProps) => (
  <FieldGroup legend="referrals:codes.title" note="referrals:codes.note">
    {CODES.map((name) => (
      <TextField
        key={name}
        field={fields[name]}
        label={`referrals:codes.${name}`}
        inputMode="numeric"
        autoComplete="off"
        width={10}
        optional
      />
    ))}
  </FieldGroup>
);
