import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { LINKS_ID } from './navigation.tsx';
import { PageFormButton } from './page-form-button.tsx';
import { useShell, type ShellData } from './shell.ts';

/** Session's end, the provider's links, legal ones, and what is running here (C§2, A-26). */
export function Footer() {
  const { accountName, links, legal, version, revision, securityLabel, region } = useShell();
  return (
    <footer className="footer">
      <div className="inner">
        <SessionEnd />
        {links.length > 0 ? <ProviderLinks links={links} /> : null}
        <OwnLinks legal={legal} isGuest={accountName === null} />
        <Facts version={version} revision={revision} securityLabel={securityLabel} region={region} />
      </div>
    </footer>
  );
}

/** Links of types O and H (C§2). */
const ProviderLinks = cachedMarkup<Pick<ShellData, 'links'>>({
  isEverybodys: true,
  element: 'nav',
  attributes: ({ t }) => ({ id: LINKS_ID, 'aria-label': t('page:navigation.links') }),
  Content({ links }) {
    const { t } = useText();
    return (
      <>
        <h2>{t('page:navigation.links')}</h2>
        <ul>
          {links.map(({ href, name, description }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              {description ? <p>{description}</p> : null}
            </li>
          ))}
        </ul>
      </>
    );
  },
});

/** The portal's own. */
const OwnLinks = cachedMarkup<Pick<ShellData, 'legal'> & { isGuest: boolean }>({
  isEverybodys: true,
  element: 'nav',
  attributes: ({ t }) => ({ 'aria-label': t('page:footer.label') }),
  Content({ legal, isGuest }) {
    const { t } = useText();
    const links = [
      ...(isGuest ? [] : [{ href: '/notices', name: t('page:footer.notices') }]),
      { href: '/display', name: t('page:footer.display') },
      ...legal,
    ];
    return (
      <ul>
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    );
  },
});

/** What is running here. */
const Facts = cachedMarkup<Pick<ShellData, 'version' | 'revision' | 'securityLabel' | 'region'>>({
  isEverybodys: true,
  element: 'dl',
  attributes: () => ({}),
  Content({ version, revision, securityLabel, region }) {
    const { t } = useText();
    const facts = [
      [t('page:footer.version'), version],
      [t('page:footer.revision'), revision],
      [t('page:footer.security'), securityLabel],
      [t('page:footer.region'), region],
    ] as const;
    return facts.map(([term, value]) =>
      value ? (
        <div key={term}>
          <dt>{term}</dt> <dd>{value}</dd>
        </div>
      ) : null,
    );
  },
});

/** Time limits are told and can be extended without the script, too (S-43). */
function SessionEnd() {
  const { t } = useText();
  const { sessionEnd } = useShell();
  if (sessionEnd === null) return null;
  return (
    <div className="session-end" id="session-end">
      <p>{t('page:footer.session', { time: sessionEnd })}</p>
      <PageFormButton to="/session">{t('page:footer.extend')}</PageFormButton>
    </div>
  );
}
