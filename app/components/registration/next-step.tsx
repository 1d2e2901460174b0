import { ActionForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { PhoneCodeForm } from '#app/components/account/phone-code.tsx';
import { ActionLink, Actions, ButtonLink, LinkList, PhoneElsewhere } from '#app/components/page/index.ts';
import { NoAccess } from '#app/components/public/no-access.tsx';
import { useText } from '#app/components/text.tsx';

type Paths = Readonly<{
  page: string;
  resend: string;
  number: string;
  password: string;
  login: string;
  recover: string;
  link: string;
}>;

export type NextStepProps = Readonly<{
  next: 'code' | 'mail' | 'desk' | 'known' | 'password' | 'done';
  form: PageFormState;
  code: FormField;
  /** Masked; null where none was given. */
  phone: string | null;
  email: string | null;
  isCodeGood: boolean;
  /** The time from which on another code is sent, while none may be now. */
  again: string | null;
  isCorrectable: boolean;
  maySignUp: boolean;
  username: string | null;
  paths: Paths;
}>;

/** The next step of whoever has registered: the code, the mail, the desk, or signing in. */
export function NextStep(props: NextStepProps) {
  const { next, paths, email } = props;
  const { t } = useText();
  if (next === 'code') return <Code {...props} />;
  if (next === 'known') return <Known {...props} />;
  if (next === 'mail')
    return (
      <>
        <p>{t('registration:summary.mail.sent', { email: email ?? '' })}</p>
        <p>
          <ActionLink href={paths.link}>{t('registration:summary.mail.again')}</ActionLink>
        </p>
        <NoAccess question="registration:summary.noMail" />
      </>
    );
  if (next === 'desk') return <NoAccess question="registration:summary.desk" />;
  return (
    <>
      {next === 'password' ? <p>{t('registration:summary.password.lead')}</p> : null}
      <Actions>
        {next === 'password' ? (
          <ButtonLink href={paths.password}>{t('registration:summary.password.title')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.login}>{t('public:sent.login')}</ButtonLink>
        )}
      </Actions>
    </>
  );
}

function Code({ form, code, email, isCodeGood, isCorrectable, paths }: NextStepProps) {
  const { t } = useText();
  return (
    <>
      {/* The desk's number stands below, with what it is for. */}
      <PhoneElsewhere when>
        <PhoneCodeForm
          form={form}
          field={code}
          isGood={isCodeGood}
          submit="account:phone.confirm"
          resendPath={paths.resend}
        />
      </PhoneElsewhere>
      <Actions>
        {isCorrectable ? (
          <ActionLink href={paths.number}>{t('registration:summary.number.title')}</ActionLink>
        ) : null}
        {email === null ? null : (
          <ActionLink href={paths.link}>{t('registration:summary.mail.instead')}</ActionLink>
        )}
      </Actions>
      <NoAccess question="registration:summary.noContact" />
    </>
  );
}

function Known({ maySignUp, paths }: NextStepProps) {
  const { t } = useText();
  return (
    <>
      <p>{t('registration:summary.known.ways')}</p>
      <LinkList
        links={[
          { href: paths.login, label: t('public:login.submit') },
          { href: paths.recover, label: t('registration:summary.known.recover') },
        ]}
      />
      {maySignUp ? (
        <>
          <p>{t('registration:summary.known.other')}</p>
          <ActionForm
            submit="registration:summary.known.signUp"
            action={`${paths.page}&shared=yes`}
            variant="secondary"
          />
        </>
      ) : null}
      <NoAccess question="registration:summary.known.desk" />
    </>
  );
}
