import { ActionForm, type FormField, type PageFormState } from '#app/components/form/index.ts';
import { PhoneCodeForm, WithNumber } from '#app/components/account/phone-code.tsx';
import {
  ActionLink,
  Actions,
  ButtonLink,
  LinkList,
  PhoneElsewhere,
  TextLinking,
} from '#app/components/page/index.ts';
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
  /** The first page of another registration of the same kind. */
  anew: string;
}>;

export type NextStepProps = Readonly<{
  next: 'code' | 'mail' | 'desk' | 'known' | 'password' | 'done';
  form: PageFormState;
  code: FormField;
  /** Masked both; null where none was given. */
  phone: string | null;
  email: string | null;
  isCodeGood: boolean;
  /** No code was ever sent to this number: it was corrected too soon after another one. */
  isWithoutCode: boolean;
  /** The time from which on another code is sent, while none may be now. */
  again: string | null;
  /** The password is set after the code, or by the link. */
  isPasswordLater: boolean;
  isCorrectable: boolean;
  maySignUp: boolean;
  username: string | null;
  /** Until when the account waits; null once it is confirmed. */
  goneAfter: string | null;
  paths: Paths;
}>;

/** The next step of whoever has registered, as the title names it: the code, the mail, the desk, the password, or signing in. */
export function NextStep(props: NextStepProps) {
  switch (props.next) {
    case 'code':
      return <Code {...props} />;
    case 'mail':
      return <Mail {...props} />;
    case 'desk':
      return <Desk {...props} />;
    case 'known':
      return <Known {...props} />;
    case 'password':
    case 'done':
      return <LetIn {...props} />;
  }
}

function Code({ form, code, email, isCodeGood, isCorrectable, paths, ...shown }: NextStepProps) {
  const { t } = useText();
  return (
    <>
      <Sent {...shown} isCodeGood={isCodeGood} />
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
      <GoneAfter {...shown} />
    </>
  );
}

type SentProps = Pick<NextStepProps, 'phone' | 'isCodeGood' | 'isWithoutCode' | 'again'>;

/** The number to which a code goes, and from when on another does; never that one was sent to a number that got none. */
function Sent({ phone: typed, isCodeGood, isWithoutCode, again }: SentProps) {
  const { t } = useText();
  const phone = typed ?? '';
  if (isCodeGood) return <Line phone={phone}>{t('registration:summary.code.number', { phone })}</Line>;
  if (isWithoutCode) {
    const key = again === null ? 'registration:summary.code.none' : 'registration:summary.code.from';
    return <Line phone={phone}>{t(key, { phone, time: again ?? '' })}</Line>;
  }
  return (
    <>
      <Line phone={phone}>{t('bookings:code.noneGood', { phone })}</Line>
      {again === null ? null : <p>{t('bookings:code.soon', { time: again })}</p>}
    </>
  );
}

const Line = ({ phone, children }: Readonly<{ phone: string; children: string }>) => (
  <p>
    <WithNumber phone={phone}>{children}</WithNumber>
  </p>
);

function Mail({ email, goneAfter, next, paths }: NextStepProps) {
  const { t } = useText();
  const anew = t('registration:summary.mail.anew');
  return (
    <>
      <p>{t('registration:summary.mail.sent', { email: email ?? '' })}</p>
      <p>{t('registration:summary.mail.missing')}</p>
      <p>
        <ActionLink href={paths.link}>{t('registration:summary.mail.again')}</ActionLink>
      </p>
      <p>
        <TextLinking name={anew} href={paths.anew}>
          {t('registration:summary.mail.wrong', { again: anew })}
        </TextLinking>
      </p>
      <NoAccess question="registration:summary.noMail" />
      <GoneAfter goneAfter={goneAfter} next={next} />
    </>
  );
}

const Desk = ({ goneAfter, next }: NextStepProps) => (
  <>
    <NoAccess question="registration:summary.desk" />
    <GoneAfter goneAfter={goneAfter} next={next} />
  </>
);

function LetIn({ next, username, goneAfter, paths }: NextStepProps) {
  const { t } = useText();
  return (
    <>
      {username === null ? null : <p>{t('registration:summary.username', { username })}</p>}
      <Actions>
        {next === 'password' ? (
          <ButtonLink href={paths.password}>{t('registration:summary.password.title')}</ButtonLink>
        ) : (
          <ButtonLink href={paths.login}>{t('registration:summary.signIn')}</ButtonLink>
        )}
      </Actions>
      <GoneAfter goneAfter={goneAfter} next={next} />
    </>
  );
}

function GoneAfter({ goneAfter, next }: Pick<NextStepProps, 'goneAfter' | 'next'>) {
  const { t } = useText();
  if (goneAfter === null) return null;
  const kind = next === 'password' ? 'password' : 'contact';
  return <p>{t(`registration:summary.goneAfter.${kind}`, { at: goneAfter })}</p>;
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
