import { useFormPath } from '#app/components/form/contexts.ts';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { FrameButton, FrameForm, useHasPageForm } from './frame-form.tsx';
import { PhoneLink } from './links.tsx';
import { useShell, type ShellData } from './shell.ts';
import { STATEMENT_PATH } from './statement-meta.tsx';

/** The foot of every page: whom to call, the session's end, where help is, and closed what is seldom wanted (C§2, A-26; design: look-3, Footer). */
export function Footer() {
  const { phone, hours, address, accountName, links, legal, version, revision, securityLabel, region } =
    useShell();
  return (
    <footer className="footer">
      <div className="inner">
        {phone || hours || address ? <Clinic phone={phone} hours={hours} address={address} /> : null}
        <SessionEnd />
        <HelpLinks />
        <Rest
          links={links}
          legal={legal}
          version={version}
          revision={revision}
          securityLabel={securityLabel}
          region={region}
          isGuest={accountName === null}
        />
      </div>
    </footer>
  );
}

/** The registration desk: whom to call, when somebody answers, and where it is. */
const Clinic = cachedMarkup<Pick<ShellData, 'phone' | 'hours' | 'address'>>({
  isEverybodys: true,
  element: 'section',
  attributes: () => ({ className: 'clinic' }),
  Content({ phone, hours, address }) {
    const { t } = useText();
    return (
      <>
        <h2>{t('page:footer.clinic')}</h2>
        {phone ? <PhoneLink phone={phone} /> : null}
        {hours || address ? (
          <p>
            {hours}
            {hours && address ? <br /> : null}
            {address}
          </p>
        ) : null}
      </>
    );
  },
});

const LONGEST_PATH = 300;

/** Names the page by its path alone, for a query may say more of somebody. */
function inaccessiblePath(address: string) {
  const [path = ''] = address.split('?');
  return `/legal/inaccessible${path.length > LONGEST_PATH ? '' : `?page=${encodeURIComponent(path)}`}`;
}

/** The same four everywhere, two in a row of a phone; they name the page, so they are not what all pages share. */
function HelpLinks() {
  const { t } = useText();
  const { help, path } = useShell();
  return (
    <nav aria-label={t('page:footer.label')}>
      <ul>
        {help ? (
          <li>
            <a href={help.href}>{t('page:help.link')}</a>
          </li>
        ) : (
          <li>{t('page:help.missing')}</li>
        )}
        <li>
          <a href={inaccessiblePath(path)}>{t('inaccessible:title')}</a>
        </li>
        <li>
          <a href={STATEMENT_PATH}>{t('accessibility-statement:title')}</a>
        </li>
        <li>
          <a href="/display">{t('page:footer.display')}</a>
        </li>
      </ul>
    </nav>
  );
}

type RestProps = Pick<ShellData, 'links' | 'legal' | 'version' | 'revision' | 'securityLabel' | 'region'> & {
  isGuest: boolean;
};

/** Documents, what an account has, the provider's links of types O and H, and what is running here: it lies closed. */
const Rest = cachedMarkup<RestProps>({
  isEverybodys: true,
  element: 'div',
  attributes: () => ({ className: 'about' }),
  Content({ links, legal, isGuest, ...facts }) {
    const { t } = useText();
    const about = { href: '/legal', name: t('legal:about.title') };
    const own = [
      { href: '/notices', name: t('page:footer.notices') },
      { href: '/session', name: t('settings:session.title') },
      { href: '/changepassword', name: t('public:changePassword.title') },
    ];
    return (
      <details>
        <summary>{t('page:footer.about')}</summary>
        <Links links={[...legal, about, ...(isGuest ? [] : own)]} />
        <Links links={links} />
        <Facts {...facts} />
      </details>
    );
  },
});

type FooterLinkProps = Readonly<{ href: string; name: string; description?: string }>;

const Links = ({ links }: { links: readonly FooterLinkProps[] }) =>
  links.length > 0 ? (
    <ul>
      {links.map(({ href, name, description }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          {description ? <p>{description}</p> : null}
        </li>
      ))}
    </ul>
  ) : null;

function Facts({ version, revision, securityLabel, region }: Omit<RestProps, 'links' | 'legal' | 'isGuest'>) {
  const { t } = useText();
  const facts = [
    [t('page:footer.version'), version],
    [t('page:footer.revision'), revision],
    [t('page:footer.security'), securityLabel],
    [t('page:footer.region'), region],
  ] as const;
  return (
    <dl>
      {facts.map(([term, value]) =>
        value ? (
          <div key={term}>
            <dt>{term}</dt> <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** Time limits are told and can be extended without the script, too (S-43). */
function SessionEnd() {
  const { t } = useText();
  const { sessionEnd, canProlong } = useShell();
  const path = useFormPath();
  const hasPageForm = useHasPageForm();
  if (sessionEnd === null) return null;
  if (!canProlong) return <p id="session-end">{t('page:footer.shortSession', { time: sessionEnd })}</p>;
  return (
    <FrameForm to="/session" id="session-end" className="session-end">
      <p>{t('page:footer.session', { time: sessionEnd })}</p>
      <FrameButton to="/session" path={path} hasPageForm={hasPageForm} label={t('page:footer.extend')} />
    </FrameForm>
  );
}
