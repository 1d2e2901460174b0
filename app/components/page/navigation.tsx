import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { useShell, type ShellData } from './shell.ts';

type NavigationLink = Readonly<{ href: string; label: string; current: boolean }>;

/** The areas of the portal, the same place on every page. */
export function Navigation() {
  const { navigation } = useShell();
  return navigation.length > 0 ? <CachedNavigation navigation={navigation} /> : null;
}

const CachedNavigation = cachedMarkup<Pick<ShellData, 'navigation'>>({
  isEverybodys: true,
  element: 'nav',
  attributes: ({ t }) => ({ className: 'navigation', 'aria-label': t('page:navigation.main') }),
  Content: ({ navigation }) => <Links links={navigation} />,
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
