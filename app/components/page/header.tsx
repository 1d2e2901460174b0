import { useText } from '#app/components/text.tsx';
import { ActionForm } from '#app/components/form/page-form.tsx';
import { DisplayButtons, LanguageButtons } from './display-buttons.tsx';
import { useShell } from './shell.ts';

/** Provider, language, contrast, text size, account, sign out, in this order on every page. */
export function Header() {
  const { t } = useText();
  const { providerName, logoUrl, isDemonstration, path } = useShell();
  return (
    <header className="header">
      {isDemonstration ? <p className="demonstration">{t('page:header.demonstration')}</p> : null}
      <div className="inner">
        <a className="provider" href="/">
          {logoUrl ? <img src={logoUrl} alt="" height={48} /> : null}
          <span>{providerName}</span>
        </a>
        <LanguageButtons path={path} />
        <DisplayButtons />
        <Account />
      </div>
    </header>
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
