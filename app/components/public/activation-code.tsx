import type { z } from 'zod';
import { PhoneField } from '#app/components/account/phone-field.tsx';
import { PageForm, usePageForm } from '#app/components/form/index.ts';
import { ActionLink, Page } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { partsOf, type ErrorText } from '#app/services/text/error-text.ts';
import { NoAccess } from './no-access.tsx';

type SendOwnCodeProps = Readonly<{
  title: string;
  /** Masked. */
  phone: string;
  /** The number of codes that can still be sent, or from when on. */
  sending: ErrorText;
  /** The length of the short session. */
  minutes: number;
  /** Where a code that is good already is given; null: there is none. */
  codePath: string | null;
}>;

/** After a right password: nothing is typed, for the number is known. */
export function SendOwnCode({ title, phone, sending, minutes, codePath }: SendOwnCodeProps) {
  const [form] = usePageForm({ id: 'send' });
  const { t } = useText();
  const { key, values } = partsOf(sending);
  return (
    <Page title={title} form={form}>
      <p>{t('public:phone.lead')}</p>
      <p>{t('bookings:code.where', { phone })}</p>
      {codePath ? <p>{t('bookings:code.wait')}</p> : null}
      <p>{t(key, values)}</p>
      <p>{t('public:changePassword.timeLimit', { count: minutes })}</p>
      <PageForm
        form={form}
        submit={codePath ? 'bookings:code.resend' : 'account:phone.send'}
        links={codePath ? <ActionLink href={codePath}>{t('bookings:code.back')}</ActionLink> : null}
      />
      <NoAccess question="public:phone.noAccess" />
    </Page>
  );
}

/** No code goes out here: nothing is promised, and the desk lets the account in. */
export function NoCodeBySms({ title }: Pick<SendOwnCodeProps, 'title'>) {
  return (
    <Page title={title}>
      <NoAccess question="public:phone.smsOff" />
    </Page>
  );
}

type PhoneForm = z.ZodType<unknown, { phoneNumber: string }>;

type AskForCodeProps = Readonly<{
  title: string;
  /** The values that this browser has typed before. */
  values: Readonly<{ phoneNumber: string }>;
  back: Readonly<{ href: string; label: string }>;
}>;

/** Asks for the number of somebody who has not signed in; the answer is the same for every number. */
export function AskForCode({ title, values, back }: AskForCodeProps) {
  const [form, fields] = usePageForm<PhoneForm>({ id: 'phone', defaultValue: values });
  const { t } = useText();
  return (
    <Page title={title} form={form} back={back}>
      <p>{t('public:phone.resend.lead')}</p>
      <p>{t('public:phone.resend.limit')}</p>
      <PageForm form={form} submit="account:phone.send">
        <PhoneField field={fields.phoneNumber} />
      </PageForm>
      <NoAccess question="public:phone.noAccess" />
    </Page>
  );
}
