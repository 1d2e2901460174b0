import { createContext, useContext, type ReactNode } from 'react';
import { cachedMarkup } from '#app/components/markup-cache.tsx';
import { useText } from '#app/components/text.tsx';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import { isBelow } from '#app/services/request/plain-path.ts';
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

/** A screen of an area; `standsAlone` where pages below its address do not belong to it. */
type AreaScreen = Readonly<{ href: string; label: string; standsAlone?: boolean }>;

/** The screens of one area; each has its own address and h1. */
type AreaScreens = Readonly<{
  items: readonly AreaScreen[];
  label: string;
  /** They show a patient: the one of the page. */
  isOfPatient?: boolean;
}>;

const AreaScreensContext = createContext<AreaScreens | null>(null);

/** An area's layout: every page in it has links to the area's screens. */
export const AreaLayout = ({ children, ...screens }: AreaScreens & { children: ReactNode }) => (
  <AreaScreensContext.Provider value={screens}>{children}</AreaScreensContext.Provider>
);

/** Returns the links to the screens of the page's area, where it has such. */
export function useSubNavigation() {
  const screens = useContext(AreaScreensContext);
  const { path, standsIn, patientId } = useShell();
  if (!screens) return null;
  const [own = ''] = (standsIn ?? path).split('?');
  const above = screens.items.filter(({ href, standsAlone }) =>
    standsAlone ? own === href : isBelow(own, href),
  );
  const nearest = Math.max(...above.map(({ href }) => href.length));
  const links = screens.items.map((one) => ({
    label: one.label,
    href: screens.isOfPatient ? ofPatient(one.href, patientId) : one.href,
    current: above.includes(one) && one.href.length === nearest,
  }));
  return (
    <nav
      id={AREA_ID}
      className={links.length > FEW ? 'sub-navigation many' : 'sub-navigation'}
      aria-label={screens.label}
    >
      <Links links={links}>{links.length > FEW ? <Others count={links.length - 1} /> : null}</Links>
    </nav>
  );
}

const AREA_ID = 'area';
/** So many stand beside each other however large the letters are. */
const FEW = 3;

/** Opens the other pages of an area, where very large letters show the own one alone (CSS :target, no script). */
function Others({ count }: { count: number }) {
  const { t } = useText();
  return (
    <li className="more">
      <a href={`#${AREA_ID}`}>{t('page:navigation.others', { count })}</a>
    </li>
  );
}

type LinksProps = Readonly<{ links: readonly NavigationLink[]; children?: ReactNode }>;

function Links({ links, children }: LinksProps) {
  return (
    <ul>
      {links.map(({ href, label, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
