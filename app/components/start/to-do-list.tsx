import { HiddenWords, Icon, Panel, ProviderText, type IconName } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';

/** One thing that somebody still has to do, as the area that it belongs to says it. */
export type ToDo = Readonly<{
  icon: IconName;
  href: string;
  /** What to do: "Wypełnij ankietę przed wizytą". */
  label: string;
  /** With what, in the provider's words; null when that is not chosen yet. */
  what: ProviderText | null;
  /** Which of several: "27 listopada, 9:00". */
  when: string;
  /** ISO: what ends first stands first. */
  until: string;
  /** Whole sentences, with its last day: "Najpóźniej do 27 listopada, 9:00." */
  note: string;
}>;

type ToDoListProps = Readonly<{
  items: readonly ToDo[];
  /** How many there are, more than are shown perhaps. */
  count: number;
  /** False when an area could not be asked. */
  isWhole: boolean;
  path: string;
}>;

/** What is to be done in all areas, the most urgent first. */
export function ToDoList({ items, count, isWhole, path }: ToDoListProps) {
  const { t } = useText();
  return (
    <Panel title={count > 0 ? t('start:toDo.count', { count }) : t('start:toDo.title')}>
      {items.length > 0 ? (
        <ul className="to-do">
          {items.map((item) => (
            <Item key={item.href} {...item} />
          ))}
        </ul>
      ) : null}
      {count > items.length ? <p>{t('start:toDo.more', { count: count - items.length })}</p> : null}
      {isWhole ? null : (
        <p>
          {t('page:tiles.notChecked')} <a href={path}>{t('start:toDo.retry')}</a>
        </p>
      )}
      {isWhole && count === 0 ? <p>{t('start:toDo.nothing')}</p> : null}
    </Panel>
  );
}

function Item({ icon, href, label, what, when, note }: ToDo) {
  const named = (then: string) =>
    what ? (
      <>
        <ProviderText text={what} />
        {then}
      </>
    ) : null;
  return (
    <li>
      <Icon name={icon} />
      <div>
        <a href={href}>
          {label}
          <HiddenWords>
            {named(', ')}
            {when}
          </HiddenWords>
        </a>
        <p>
          {named('. ')}
          {note}
        </p>
      </div>
    </li>
  );
}
