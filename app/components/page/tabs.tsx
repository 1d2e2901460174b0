type Tab = Readonly<{ href: string; label: string; current: boolean }>;

/** Views of one page as links: "Nadchodzące: 3", "Minione: 12". */
export const Tabs = ({ label, tabs }: Readonly<{ label: string; tabs: readonly Tab[] }>) => (
  <nav className="tabs" aria-label={label}>
    <ul>
      {tabs.map(({ href, label: name, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
