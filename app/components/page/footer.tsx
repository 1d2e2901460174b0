import { useFormPath } from '#app/components/form/contexts.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { FrameButton, FrameForm, useHasPageForm } from './frame-form.tsx';
import { useShell, type ShellData } from './shell.ts';
import { STATEMENT_PATH } from './statement-meta.tsx';

/** The session's end, the provider's links, legal ones, and what is running here (C§2, A-26). */
export function Footer() {
  const { accountName, links, help, legal, version, revision, securityLabel, region } = useShell();
  return (
    <footer className="footer">
      <div className="inner">
        <SessionEnd />
        {links.length > 0 ? <ProviderLinks links={links} /> : null}
        <InaccessibleLink />
        <OwnLinks help={help} legal={legal} isGuest={accountName === null} />
        <Facts version={version} revision={revision} securityLabel={securityLabel} region={region} />
      </div>
    </footer>
  );
}

/** The heading is the name, too: with a label of the same words it would be heard twice. */
const LINKS_ID = 'links';

/** Links of types O and H (C§2). */
const ProviderLinks = cachedMarkup<Pick<ShellData, 'links'>>({
  isEverybodys: true,
  element: 'nav',
  attributes: () => ({ className: 'provider-links', 'aria-labelledby': LINKS_ID }),
  Content({ links }) {
    const { t } = useText();
    return (
      <>
        <h2 id={LINKS_ID}>{t('page:navigation.links')}</h2>
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

const LONGEST_PATH = 300;

/** Names the page by its path alone, for a query may say more of somebody. Stands outside of what all pages share. */
function InaccessibleLink() {
  const { t } = useText();
  const [path = ''] = useShell().path.split('?');
  const page = path.length > LONGEST_PATH ? '' : `?page=${encodeURIComponent(path)}`;
  return (
    <p className="m-0">
      <a href={`/legal/inaccessible${page}`}>{t('inaccessible:title')}</a>
    </p>
  );
}

/** The portal's own. */
const OwnLinks = cachedMarkup<Pick<ShellData, 'help' | 'legal'> & { isGuest: boolean }>({
  isEverybodys: true,
  element: 'nav',
  attributes: ({ t }) => ({ 'aria-label': t('page:footer.label') }),
  Content({ help, legal, isGuest }) {
    const { t } = useText();
    const links = [
      ...(help ? [{ href: help.href, name: t('page:help.link') }] : []),
      { href: STATEMENT_PATH, name: t('accessibility-statement:title') },
      ...(isGuest
        ? []
        : [
            { href: '/notices', name: t('page:footer.notices') },
            { href: '/session', name: t('settings:session.title') },
            { href: '/changepassword', name: t('public:changePassword.title') },
          ]),
      { href: '/display', name: t('page:footer.display') },
      ...legal,
    ];
    return (
      <ul>
        {help ? null : <li>{t('page:help.missing')}</li>}
        {links.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    );
  },
});

/** What is running here: not for patients, so it lies closed. */
const Facts = cachedMarkup<Pick<ShellData, 'version' | 'revision' | 'securityLabel' | 'region'>>({
  isEverybodys: true,
  element: 'div',
  attributes: () => ({ className: 'about' }),
  Content({ version, revision, securityLabel, region }) {
    const { t } = useText();
    const facts = [
      [t('page:footer.version'), version],
      [t('page:footer.revision'), revision],
      [t('page:footer.security'), securityLabel],
      [t('page:footer.region'), region],
    ] as const;
    return (
      <details>
        <summary>{t('page:footer.about')}</summary>
        <dl>
          {facts.map(([term, value]) =>
            value ? (
              <div key={term}>
                <dt>{term}</dt> <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
      </details>
    );
  },
});

/** Time limits are told and can be extended without the script, too (S-43). */
function SessionEnd() {
  const { t } = useText();
  const { sessionEnd } = useShell();
  const path = useFormPath();
  const hasPageForm = useHasPageForm();
  if (sessionEnd === null) return null;
  return (
    <FrameForm to="/session" id="session-end" className="session-end">
      <p>{t('page:footer.session', { time: sessionEnd })}</p>
      <FrameButton to="/session" path={path} hasPageForm={hasPageForm} label={t('page:footer.extend')} />
    </FrameForm>
  );
}
