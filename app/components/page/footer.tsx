import { useText } from '#app/components/text.tsx';
import { LINKS_ID } from './navigation.tsx';
import { PageFormButton } from './page-form-button.tsx';
import { useShell } from './shell.ts';

/** Session's end, the provider's links, legal ones, and what is running here (C§2, A-26). */
export function Footer() {
  const { t } = useText();
  const { accountName, legal, version, revision, securityLabel, region } = useShell();
  const facts = [
    [t('page:footer.version'), version],
    [t('page:footer.revision'), revision],
    [t('page:footer.security'), securityLabel],
    [t('page:footer.region'), region],
  ] as const;
  const links = [
    ...(accountName === null ? [] : [{ href: '/notices', name: t('page:footer.notices') }]),
    { href: '/display', name: t('page:footer.display') },
    ...legal,
  ];
  return (
    <footer className="footer">
      <div className="inner">
        <SessionEnd />
        <ProviderLinks />
        <nav aria-label={t('page:footer.label')}>
          <ul>
            {links.map(({ href, name }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <dl>
          {facts.map(([term, value]) =>
            value ? (
              <div key={term}>
                <dt>{term}</dt> <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </div>
    </footer>
  );
}

/** Links of types O and H (C§2). */
function ProviderLinks() {
  const { t } = useText();
  const { links } = useShell();
  if (links.length === 0) return null;
  return (
    <nav id={LINKS_ID} aria-label={t('page:navigation.links')}>
      <h2>{t('page:navigation.links')}</h2>
      <ul>
        {links.map(({ href, name, description }) => (
          <li key={href}>
            <a href={href}>{name}</a>
            {description ? <p>{description}</p> : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Time limits are told and can be extended without the script, too (S-43). */
function SessionEnd() {
  const { t, formatTime } = useText();
  const { sessionEndsAt } = useShell();
  if (sessionEndsAt === null) return null;
  return (
    <div className="session-end" id="session-end">
      <p>{t('page:footer.session', { time: formatTime(sessionEndsAt) })}</p>
      <PageFormButton to="/session">{t('page:footer.extend')}</PageFormButton>
    </div>
  );
}
