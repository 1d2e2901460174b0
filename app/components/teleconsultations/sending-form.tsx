import { MeasurementsOption } from '#app/components/appointments/measurements-option.tsx';
import {
  Checkbox,
  HiddenField,
  PageForm,
  type FormField,
  type PageFormState,
} from '#app/components/form/index.ts';
import { Notice } from '#app/components/page/index.ts';
import { HeldTime, type HeldTimeProps } from '#app/components/wizard/held-time.tsx';
import { useText } from '#app/components/text.tsx';

type SendingFormProps = Readonly<{
  form: PageFormState;
  fields: Readonly<Record<'consent' | 'offline' | 'addMeasurements' | 'dateFromMeasurement', FormField>>;
  /** Null: the patient's consent stands. Awaited: it is given, and is not in force yet. */
  consent: 'asked' | 'awaited' | null;
  held: HeldTimeProps | null;
  measurements: object | null;
  isNow: boolean;
  /** Nobody is on duty. */
  isOffline: boolean;
  isPaid: boolean;
  /** Where a code goes first; null: none is asked for. */
  codePhone: string | null;
  isMove: boolean;
}>;

/** The form of what is still to be said before a teleconsultation is booked, registered or moved, and the button. */
export function SendingForm({ form, fields, consent, held, measurements, ...of }: SendingFormProps) {
  const { t } = useText();
  const { isNow, isOffline, isPaid, codePhone, isMove } = of;
  const act = isMove ? 'move' : codePhone === null ? (isNow ? 'now' : 'book') : 'code';
  return (
    <>
      {isOffline ? <Notice kind="notice">{t('teleconsultation-summary:now.offlineBefore')}</Notice> : null}
      {consent === 'awaited' ? (
        <Notice kind="notice">{t('teleconsultation-summary:consent.awaited')}</Notice>
      ) : null}
      {isPaid ? <p>{t('teleconsultation-summary:paidLater')}</p> : null}
      {codePhone === null ? null : <p>{t('booking-wizard:summary.code', { phone: codePhone })}</p>}
      <PageForm form={form} submit={`teleconsultation-summary:submit.${act}`}>
        {held ? <HeldTime {...held} /> : null}
        {isNow ? <HiddenField name={fields.offline.name} value={isOffline ? 'yes' : 'no'} /> : null}
        {measurements ? <MeasurementsOption fields={fields} /> : null}
        {consent === 'asked' ? (
          <Checkbox
            field={fields.consent}
            label="teleconsultation-summary:consent.label"
            hint="teleconsultation-summary:consent.hint"
          />
        ) : null}
      </PageForm>
    </>
  );
}
