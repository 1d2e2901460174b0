import { useText } from '#app/components/text.tsx';
import { ActionForm } from '#app/components/form/page-form.tsx';
import { DisplayButtons } from './display-buttons.tsx';
import { FrameForm } from './frame-form.tsx';
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
          <Brand />
          <Menu />
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

function Brand() {
  const { providerName, logoUrl } = useShell();
  return (
    <a className="brand" href="/">
      {logoUrl ? <img src={logoUrl} alt="" width={40} height={40} /> : null}
      <span>{providerName}</span>
    </a>
  );
}

/** On narrow screens and with large text the link shows it (CSS :target, no script). */
function Menu() {
  const { t } = useText();
  return (
    <>
      <a className="menu-opener" href={`#${MENU_ID}`}>
        {t('page:navigation.open')}
      </a>
      <div className="menu" id={MENU_ID}>
        <Account />
        <Navigation />
        <a className="close" href={`#${CONTENT_ID}`}>
          {t('page:navigation.close')}
        </a>
      </div>
    </>
  );
}

function Account() {
  const { t } = useText();
  const { accountName, scheduledCount, path } = useShell();
  if (accountName === null) {
    return path.startsWith('/login') ? null : (
      <p className="account">
        <a href="/login">{t('page:header.signIn')}</a>
      </p>
    );
  }
  return (
    <section className="account" aria-label={t('page:header.account')}>
      {scheduledCount === null ? null : (
        <a href="/bookings">{t('page:header.scheduled', { count: scheduledCount })}</a>
      )}
      <p>{t('page:header.signedInAs', { name: accountName })}</p>
      <ActionForm action="/logout" submit="page:header.signOut" variant="quiet" />
    </section>
  );
}
