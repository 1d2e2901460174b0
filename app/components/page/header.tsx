import { useText } from '#app/components/text.tsx';
import { ActionForm } from '#app/components/form/page-form.tsx';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { DisplayButtons } from './display-buttons.tsx';
import { FrameForm } from './frame-form.tsx';
import { Icon } from './icon.tsx';
import { Navigation } from './navigation.tsx';
import { useShell } from './shell.ts';
import { CONTENT_ID, MENU_ID } from './skip-links.tsx';

/** Display and language, then provider, account and the areas: the same on every page (C§2; design: look-2, Header). */
export function Header() {
  return (
    <header className="header">
      <div className="bar">
        <div className="inner">
          <Demonstration />
          <FrameForm to="/display" className="display">
            <DisplayButtons />
          </FrameForm>
        </div>
      </div>
      <div className="band">
        <div className="inner">
          <Brand /> <Menu />
          <PaperLine />
        </div>
      </div>
    </header>
  );
}

function Demonstration() {
  const { t } = useText();
  return useShell().isDemonstration ? (
    <p className="demonstration">
      {t('page:header.demonstration')}
      <span className="visually-hidden">{t('page:header.demonstrationData')}</span>
    </p>
  ) : null;
}

/**
 * The rest of the letterhead beside the provider's name, on every page's paper: whom to ring; and whose account it is and as of when, for
 * nothing of the menu is there. A printout has a head of its own that says these.
 */
function PaperLine() {
  const { t, language } = useText();
  const { accountName, printedOn, phone } = useShell();
  if (printedOn === '') return null;
  return (
    <p className="on-paper">
      {phone === null ? null : phoneAsSaid({ phone, language })}
      <span>
        {phone === null ? null : '. '}
        {accountName === null ? null : `${t('page:header.signedInAs', { name: accountName })}. `}
        {t('page:print.at')} {printedOn}
      </span>
    </p>
  );
}

function Brand() {
  const { providerName, logoUrl, patientId } = useShell();
  return (
    <a className="brand" href={patientId === null ? '/' : ofPatient('/main', patientId)}>
      {logoUrl ? <img src={logoUrl} alt="" width={40} height={40} /> : <Leaf />}
      <span>{providerName}</span>
    </a>
  );
}

/** Stands for a logo that the provider does not have. */
const Leaf = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <path
      className="blade"
      d="M24 4c9 3 16 10 16 19 0 8-6 13-14 13v8h-4v-8C14 36 8 31 8 23 8 14 15 7 24 4z"
    />
    <path className="veins" d="M24 12v24M24 20l8-4M24 20l-8-4M24 28l8-5M24 28l-8-5" />
  </svg>
);

/** On narrow screens and with large text the link shows it (CSS :target, no script). A guest has none, for it would open empty. */
function Menu() {
  const { t } = useText();
  const { accountName } = useShell();
  if (accountName === null) return <GuestWay />;
  return (
    <>
      <a className="menu-opener" href={`#${MENU_ID}`}>
        <Icon name="menu-2" /> {t('page:navigation.open')}
      </a>
      <div className="menu" id={MENU_ID}>
        <Account name={accountName} />
        <Navigation />
        <a className="close" href={`#${CONTENT_ID}`}>
          {t('page:navigation.close')}
        </a>
      </div>
    </>
  );
}

/** They have a button of the same words. */
const SIGN_IN_PAGES = /^\/(login|easy-to-read\/sign-in)(?=[/?]|$)/;

/** The way in, or out of the short session that a guest may have. */
function GuestWay() {
  const { t } = useText();
  const { canSignOut, signInPath, path } = useShell();
  if (!canSignOut && SIGN_IN_PAGES.test(path)) return null;
  return (
    <div className="account guest">
      {canSignOut ? <SignOut /> : <a href={signInPath}>{t('page:header.signIn')}</a>}
    </div>
  );
}

function Account({ name }: { name: string }) {
  const { t } = useText();
  const { scheduledCount } = useShell();
  return (
    <section className="account" aria-label={t('page:header.account')}>
      {scheduledCount === null ? null : (
        <a href="/bookings">{t('page:header.scheduled', { count: scheduledCount })}</a>
      )}
      <p className="with-icon">
        <Icon name="user-circle" /> {t('page:header.signedInAs', { name })}
      </p>
      <SignOut />
    </section>
  );
}

const SignOut = () => (
  <div className="with-icon">
    <Icon name="logout" /> <ActionForm action="/logout" submit="page:header.signOut" variant="quiet" />
  </div>
);
