import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { useShell, type ShellData } from './shell.ts';

/** Where the provider's links stand. */
export const LINKS_ID = 'links';

type NavigationLink = Readonly<{ href: string; label: string; current: boolean }>;

/** The areas of the portal, and help; the same place on every page. The provider's links stand in the footer. */
export function Navigation() {
  const { navigation, links, help } = useShell();
  return <CachedNavigation navigation={navigation} hasLinks={links.length > 0} help={help} />;
}

const CachedNavigation = cachedMarkup<Pick<ShellData, 'navigation' | 'help'> & { hasLinks: boolean }>({
  isEverybodys: true,
  element: 'div',
  attributes: () => ({ className: 'navigation' }),
  Content({ navigation, help, hasLinks }) {
    const { t } = useText();
    return (
      <div className="inner">
        {navigation.length > 0 ? (
          <nav aria-label={t('page:navigation.main')}>
            <Links links={navigation} />
          </nav>
        ) : null}
        <nav aria-label={t('page:navigation.help')}>
          <ul>
            <li>{help ? <a href={help.href}>{t('page:help.link')}</a> : t('page:help.missing')}</li>
            {hasLinks ? (
              <li>
                <a href={`#${LINKS_ID}`}>{t('page:navigation.links')}</a>
              </li>
            ) : null}
          </ul>
        </nav>
      </div>
    );
  },
});

/** The screens of one area; each has its own address and h1. */
export function SubNavigation({ items, label }: { items: readonly NavigationLink[]; label?: string }) {
  const { t } = useText();
  return (
    <nav className="sub-navigation" aria-label={label ?? t('page:navigation.area')}>
      <Links links={items} />
    </nav>
  );
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
