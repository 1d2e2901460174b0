import {
  CallButton,
  HiddenWords,
  Icon,
  Panel,
  ProviderText,
  TextNaming,
  type IconName,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { ToDoKind } from '#app/domain/start/urgency.ts';

/** One thing that somebody still has to do, as the area that it belongs to says it. */
export type ToDo = Readonly<{
  kind: ToDoKind;
  icon: IconName;
  href: string;
  /** What to do: "Wypełnij ankietę przed wizytą". */
  label: string;
  /** The visit, result or message that it is about, in the provider's words; null when that is not chosen yet. */
  what: ProviderText | null;
  /** The person it is about, where the account acts for several people. */
  who: string | null;
  /** Which of several: "27 listopada, 9:00"; empty where there is one. */
  when: string;
  /** ISO; null: it ends at no time. */
  until: string | null;
  /** Whole sentences, with its last day: "Najpóźniej 27 listopada, 9:00."; empty where the label says all. */
  note: string;
  /** Who stands in the note, in the provider's words. */
  noteNames?: ProviderText;
  /** The number to call about it. */
  phone: string | null;
}>;

/** What comes before everything else on the page, with the phone where one must call; nothing when there is no such thing. */
export function UrgentList({ items }: { items: readonly ToDo[] }) {
  const { t } = useText();
  if (items.length === 0) return null;
  return (
    <Panel variant="urgent" title={t('start:urgent', { count: items.length })}>
      <Items items={items} />
    </Panel>
  );
}

type ToDoListProps = Readonly<{
  items: readonly ToDo[];
  /** How many there are, more than are shown perhaps. */
  count: number;
  /** Something stands before them, so that nobody has nothing to do. */
  hasUrgent: boolean;
  /** False when an area could not be asked. */
  isWhole: boolean;
  /** What others have entered is not seen. */
  isCut: boolean;
  path: string;
}>;

/** What is to be done in all areas, the most urgent first. */
export function ToDoList({ items, count, hasUrgent, isWhole, isCut, path }: ToDoListProps) {
  const { t } = useText();
  if (count === 0 && hasUrgent && isWhole) return null;
  return (
    <Panel title={count > 0 ? t('start:toDo.count', { count }) : t('start:toDo.title')}>
      <Items items={items} />
      {count > items.length ? <p>{t('start:toDo.more', { count: count - items.length })}</p> : null}
      {isWhole ? null : (
        <p>
          {t('page:tiles.notChecked')} <a href={path}>{t('start:toDo.retry')}</a>
        </p>
      )}
      {isWhole && count === 0 ? <p>{t(isCut ? 'start:toDo.nothingSeen' : 'start:toDo.nothing')}</p> : null}
    </Panel>
  );
}

const Items = ({ items }: { items: readonly ToDo[] }) =>
  items.length > 0 ? (
    <ul className="to-do">
      {items.map((item) => (
        <Item key={item.href} {...item} />
      ))}
    </ul>
  ) : null;

function Item({ icon, href, label, what, who, when, note, noteNames, phone }: ToDo) {
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
            {[who, when].filter(Boolean).join(', ')}
          </HiddenWords>
        </a>
        {what || who || note ? (
          <p>
            {named('. ')}
            {who ? `${who}. ` : null}
            {noteNames ? <TextNaming name={noteNames}>{note}</TextNaming> : note}
          </p>
        ) : null}
      </div>
      {phone ? <CallButton phone={phone} /> : null}
    </li>
  );
}
