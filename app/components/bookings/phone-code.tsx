import type { ReactNode } from 'react';
import { PageForm, TextField, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { ActionLink, TextLinking } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { partsOf, type ErrorText } from '#app/services/text/error-text.ts';
import type { Wording } from '#app/services/text/text.ts';

type PhoneCodeFormProps = Readonly<{
  form: PageFormState;
  field: FormField;
  submit: Wording;
  resendPath: string;
}>;

/** One field for the code of an SMS (design: accessibility, One-time code). */
export function PhoneCodeForm({ form, field, submit, resendPath }: PhoneCodeFormProps) {
  const { t } = useText();
  return (
    <PageForm
      form={form}
      submit={submit}
      links={<ActionLink href={resendPath}>{t('bookings:code.missing')}</ActionLink>}
    >
      <TextField
        field={field}
        label="bookings:code.label"
        hint="bookings:code.hint"
        inputMode="numeric"
        autoComplete="one-time-code"
        width={8}
      />
    </PageForm>
  );
}

type PhoneCodeResendingProps = Readonly<{
  form: PageFormState;
  phone: string;
  /** How many codes can still be sent, or from when on. */
  sending: ErrorText;
  links?: ReactNode;
}>;

/** What to do when no code comes, and the button for a new one. */
export function PhoneCodeResending({ form, phone, sending, links }: PhoneCodeResendingProps) {
  const { t } = useText();
  const { key, values } = partsOf(sending);
  return (
    <>
      <p>{t('bookings:code.where', { phone })}</p>
      <p>{t('bookings:code.wait')}</p>
      <p>{t(key, values)}</p>
      <PageForm form={form} submit="bookings:code.resend" links={links} />
    </>
  );
}

type PhoneCodeStateProps = Readonly<{
  phone: string;
  /** Absent: none is good now. */
  sent?: Readonly<{ validUntil: string; triesLeft: number }> | undefined;
  resendPath: string;
}>;

/** Until when the code is good, and for how many tries. */
export function PhoneCodeState({ phone, sent, resendPath }: PhoneCodeStateProps) {
  const { t, formatTime } = useText();
  const page = t('bookings:code.missing');
  if (!sent) {
    return (
      <p>
        <TextLinking name={page} href={resendPath}>
          {t('bookings:code.none', { page })}
        </TextLinking>
      </p>
    );
  }
  return (
    <p>
      {t('bookings:code.good', { phone, time: formatTime(sent.validUntil) })}{' '}
      {t('bookings:code.tries', { count: sent.triesLeft })}
    </p>
  );
}
