import type { ReactNode } from 'react';
import {
  ActionForm,
  ChoiceArea,
  PageForm,
  TextField,
  usePageForm,
  type FormField,
  type PageFormState,
} from '#app/components/form/index.ts';
import { ActionLink, Page, TextLinking } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import { partsOf, type ErrorText } from '#app/services/text/error-text.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import type { Wording } from '#app/services/text/text.ts';

/** A text of ours with a number in it, which no line divides. */
export function WithNumber({ phone, children }: Readonly<{ phone: string; children: string }>) {
  const from = phone === '' ? -1 : children.indexOf(phone);
  if (from === -1) return <>{children}</>;
  return (
    <>
      {children.slice(0, from)}
      <span className="nowrap">{phone}</span>
      {children.slice(from + phone.length)}
    </>
  );
}

type PhoneCodeFormProps = Readonly<{
  form: PageFormState;
  field: FormField;
  submit: Wording;
  resendPath: string;
  label?: TextKey;
  /** False: no code is good, so that a field could only fail; a new one is offered in its place. The page has no PageForm then. */
  isGood?: boolean;
}>;

/** One field for the code of a message, of an SMS unless it is said (design: accessibility, One-time code). */
export function PhoneCodeForm({
  form,
  field,
  submit,
  resendPath,
  label = 'bookings:code.label',
  isGood = true,
}: PhoneCodeFormProps) {
  const { t } = useText();
  if (!isGood) {
    return (
      <>
        <ChoiceArea id={form.id} field={field.name}>
          <ActionForm submit="bookings:code.resend" action={resendPath} variant="primary" />
        </ChoiceArea>
        {form.errors.length > 0 ? <CallReception /> : null}
      </>
    );
  }
  return (
    <>
      <PageForm
        form={form}
        submit={submit}
        links={<ActionLink href={resendPath}>{t('bookings:code.missing')}</ActionLink>}
      >
        <TextField
          field={field}
          label={label}
          hint="bookings:code.hint"
          inputMode="numeric"
          autoComplete="one-time-code"
          width={8}
        />
      </PageForm>
      {form.errors.length > 0 ? <CallReception /> : null}
    </>
  );
}

type Link = Readonly<{ href: string; label: string }>;
type PhoneCodeResendingProps = Readonly<{
  title: string;
  /** The page of the code. */
  back: Link;
  phone: string;
  /** A code that was sent to the number is good now. */
  isSent: boolean;
  /** The number of codes that can still be sent, or from when on. */
  sending: ErrorText;
  /** Where the number can be changed. */
  change?: Link | null;
  /** The phone of the desk, where no code can come. */
  children?: ReactNode;
}>;

/** The page that says what to do when no code comes, with the button for a new one. */
export function PhoneCodeResending({
  title,
  back,
  phone,
  isSent,
  sending,
  change,
  children,
}: PhoneCodeResendingProps) {
  const [form] = usePageForm({ id: 'resend' });
  const { t } = useText();
  const { key, values } = partsOf(sending);
  return (
    <Page title={title} form={form} back={back}>
      <p>
        <WithNumber phone={phone}>
          {t(isSent ? 'bookings:code.where' : 'bookings:code.noneGood', { phone })}
        </WithNumber>
      </p>
      {isSent ? <p>{t('bookings:code.wait')}</p> : null}
      <p>{t(key, values)}</p>
      <PageForm
        form={form}
        submit="bookings:code.resend"
        links={change ? <ActionLink href={change.href}>{change.label}</ActionLink> : null}
      />
      {form.errors.length > 0 || key === 'bookings:code.tooMany' ? <CallReception /> : null}
      {children}
    </Page>
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
      <WithNumber phone={phone}>
        {t('bookings:code.good', { phone, time: formatTime(sent.validUntil) })}
      </WithNumber>{' '}
      {t('bookings:code.tries', { count: sent.triesLeft })}
    </p>
  );
}

type PhoneCodeProps = PhoneCodeStateProps &
  Pick<PhoneCodeFormProps, 'form' | 'field' | 'submit'> & { children?: ReactNode };

/** The code of one's own number: what is good of it, what the page adds, and the field; a new code in its place while none is good. */
export const PhoneCode = ({ form, field, submit, children, ...state }: PhoneCodeProps) => (
  <>
    <PhoneCodeState {...state} />
    {children}
    <PhoneCodeForm
      form={form}
      field={field}
      isGood={state.sent !== undefined}
      submit={submit}
      resendPath={state.resendPath}
    />
  </>
);
