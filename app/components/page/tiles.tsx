import { useText } from '#app/components/text.tsx';
import { Icon, type IconName } from './icon.tsx';

type Shortcut = Readonly<{ href: string; name: string; icon: IconName }>;

/** Ways that are often taken: a picture and a word each, under a heading that the eye does not need. */
export function Tiles({ title, tiles }: Readonly<{ title: string; tiles: readonly Shortcut[] }>) {
  if (tiles.length === 0) return null;
  return (
    <section>
      <h2 className="visually-hidden">{title}</h2>
      <ul className="tiles quick">
        {tiles.map(({ href, name, icon }) => (
          <li key={href}>
            <a className="tile" href={href}>
              <Icon name={icon} /> <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type AreaTile = Shortcut &
  Readonly<{
    /** The content found there, in a line. */
    lead: string;
    /** The number of things in it, in words; bold while something of it waits. Null: nothing is counted there. */
    count: Readonly<{ ok: true; words: string; isWaiting: boolean } | { ok: false }> | null;
  }>;

/** The areas of a group, one tile each (design: look-2, Areas). A count that does not come takes nothing else away. */
export const AreaTiles = ({ tiles }: { tiles: readonly AreaTile[] }) => (
  <ul className="tiles wide">
    {tiles.map(({ href, name, icon, lead, count }) => (
      <li key={href} className="tile">
        <Icon name={icon} />
        <h2>
          <a href={href}>{name}</a>
        </h2>
        <p className="text-muted">{lead}</p>
        {count ? <Count {...count} /> : null}
      </li>
    ))}
  </ul>
);

function Count(count: NonNullable<AreaTile['count']>) {
  const { t } = useText();
  if (!count.ok) return <p>{t('page:tiles.notChecked')}</p>;
  return <p>{count.isWaiting ? <strong>{count.words}</strong> : count.words}</p>;
}
