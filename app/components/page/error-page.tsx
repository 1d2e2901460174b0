import { NewDeclarations } from '#app/components/declarations/new-declarations.tsx';
import { OtherEntries } from '#app/components/registration/other-entries.tsx';
import { useText } from '#app/components/text.tsx';
import { errorWords } from '#app/components/form/errors.ts';
import { Ways } from '#app/components/form/ways.tsx';
import type { Doubt, WayToFindOut } from '#app/services/provider/doubts.ts';
import type { PatientRole } from '#app/domain/patients/patients.ts';
import type { ErrorText } from '#app/services/text/error-text.ts';
import { Notice } from './notice.tsx';
import { Facts } from './lists.tsx';
import { ButtonLink, PhoneLink } from './links.tsx';
import { Page } from './page.tsx';
import { useShell } from './shell.ts';

export type ProblemStatus = 400 | 401 | 403 | 404 | 405 | 413 | 414 | 429 | 500 | 503;

export type ErrorPageProps = Readonly<{
  status: ProblemStatus;
  /** A cause that has words of its own. */
  cause?:
    | 'areaOff'
    | 'partOff'
    | 'narrowed'
    | 'badCall'
    | 'badMove'
    | 'noDocument'
    | 'noKind'
    | 'entryOff'
    | 'staleForm'
    | 'staleEmptyForm'
    | 'staleLongForm'
    | 'staleLostForm'
    | 'noCookie'
    | 'brokenOff'
    | 'filesSignedOut'
    | 'filesBusy'
    | 'manyFiles'
    | 'filesNoDraft'
    | 'filesNoSum'
    | 'kioskFiles'
    | 'kioskUploads';
  /** The write that was sent, while nobody knows whether it was carried out. */
  inDoubt?: Doubt;
  /** The texts that answer the form that was sent, when its own page cannot be made. */
  failures?: readonly ErrorText[];
  /** The request's id: what a person reads out to the provider's staff. */
  reference: string;
  /** The registration's phone; null when not known. */
  phone: string | null;
  /** For whom accounts can be made; an entry that is off says them. */
  entries?: readonly PatientRole[];
  /** The seconds to wait; only a 429 says them. */
  retryAfterSeconds?: number;
}>;

/** The page of an error: what happened, what to do, whom to call. */
export function ErrorPage(props: ErrorPageProps) {
  const { status, cause, inDoubt, failures = [], reference, phone, retryAfterSeconds } = props;
  const { t } = useText();
  const kind = cause ?? status;
  return (
    <Page title={t(`page:problem.${kind}.title`)}>
      {failures.map((error, index) => (
        <Notice key={error} kind="error" hasFocus={index === 0}>
          {errorWords({ t, error })}
          <Ways texts={[error]} />
        </Notice>
      ))}
      <p>{t(inDoubt ? `page:problem.inDoubt.${inDoubt.write}` : `page:problem.${kind}.text`)}</p>
      {retryAfterSeconds ? (
        <p>{t('page:problem.waitMinutes', { count: Math.ceil(retryAfterSeconds / 60) })}</p>
      ) : null}
      {inDoubt ? <FindOut {...inDoubt} /> : <WayOn {...props} />}
      <Facts
        facts={[
          ...(phone ? [{ term: t('page:problem.phone'), value: <PhoneLink phone={phone} /> }] : []),
          { term: t('page:problem.reference'), value: reference },
        ]}
      />
    </Page>
  );
}

const OF_STALE_FORMS: ReadonlySet<string> = new Set([
  'staleForm',
  'staleEmptyForm',
  'staleLongForm',
  'staleLostForm',
  'noCookie',
]);

/** Its page says what is to be done first. */
const BACK: ReadonlySet<string> = new Set(['brokenOff', 'kioskUploads', 'filesNoDraft', 'filesNoSum']);

function WayOn({ status, cause, entries = [] }: Pick<ErrorPageProps, 'status' | 'cause' | 'entries'>) {
  const { t } = useText();
  const { path } = useShell();
  if (cause === 'noKind') return <NewDeclarations />;
  if (cause === 'entryOff') return <OtherEntries roles={entries} />;
  if (cause === 'noDocument' && OF_A_DOCUMENT.test(path)) return <Back href={documentOf(path)} />;
  if (cause === 'noDocument') return <ToRecord path={path} />;
  if (cause !== undefined && BACK.has(cause)) return <Back href={path} />;
  if (cause === 'badMove') return <ToBookings />;
  if (cause === 'partOff') return <ToArea path={path} />;
  if (cause === 'kioskFiles' && OF_A_PAGE.test(path)) return <Back href={pageOf(path)} />;
  const isWorthRetrying =
    status >= 500 || status === 429 || (cause !== undefined && OF_STALE_FORMS.has(cause));
  const href = status === 401 ? `/login?return=${encodeURIComponent(path)}` : isWorthRetrying ? path : '/';
  const label = status === 401 ? 'signIn' : isWorthRetrying ? 'retry' : 'home';
  return (
    <p>
      <ButtonLink href={href}>{t(`page:problem.${label}`)}</ButtonLink>
    </p>
  );
}

/** The file of a visit or of a result: what has a page with its link. */
const OF_A_PAGE = /^\/(?:bookings|benefits)(?:\/[^/?]+){3}/;

/** The signed file of a consent or declaration: area and id are its page. */
const OF_A_DOCUMENT = /^\/(?:consents|declarations)\/[^/?]+\//;
const documentOf = (path: string) => path.split('/').slice(0, 3).join('/');

function Back({ href }: { href: string }) {
  const { t } = useText();
  return (
    <p>
      <ButtonLink href={href}>{t('page:back')}</ButtonLink>
    </p>
  );
}

/** A file's address begins with that of the page that has its link: area, list, id. */
function pageOf(path: string) {
  const [page = '', query] = path.split('?');
  const patientId = new URLSearchParams(query).get('patientId');
  const whose = patientId === null ? '' : `?${new URLSearchParams({ patientId })}`;
  return page.split('/').slice(0, 4).join('/') + whose;
}

function ToRecord({ path }: { path: string }) {
  const { t } = useText();
  return (
    <p>
      <ButtonLink href={pageOf(path)}>{t('page:problem.toRecord')}</ButtonLink>
    </p>
  );
}

function ToBookings() {
  const { t } = useText();
  return (
    <p>
      <ButtonLink href="/bookings">{t('page:problem.inDoubt.list')}</ButtonLink>
    </p>
  );
}

const WAYS = {
  form: 'form',
  '/applications': 'toApplications',
  '/bookings': 'list',
  '/bookings/calendar': 'toCalendar',
  '/consents': 'toConsents',
  '/login': 'toLogin',
  '/logout': 'toLogout',
  '/messages/outbox': 'toOutbox',
} as const satisfies Record<WayToFindOut, string>;

/** Leads to the page that has the part, else to the start of its area: "/messages/new" has no page of its own above it. */
function ToArea({ path }: { path: string }) {
  if (OF_A_PAGE.test(path)) return <Back href={pageOf(path)} />;
  const [, area = ''] = path.split(/[/?]/);
  return <Back href={`/${area}`} />;
}

/** Not "again": what was sent may have been carried out. */
function FindOut({ way }: Doubt) {
  const { t } = useText();
  const { path } = useShell();
  return (
    <p>
      <ButtonLink href={way === 'form' ? path : way}>{t(`page:problem.inDoubt.${WAYS[way]}`)}</ButtonLink>
    </p>
  );
}
