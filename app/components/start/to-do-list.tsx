import {
  ActionLink,
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
  /** The person it is about; undefined: the account itself. */
  patientId: string | undefined;
  icon: IconName;
  href: string;
  /** The thing to do: "Wypełnij ankietę przed wizytą". */
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

type Lacks = Readonly<{
  /** False when an area could not be asked. */
  isWhole: boolean;
  /** More may wait than the portal is told of, or understands. */
  isElsewhere: boolean;
  /** False where the host does not say what waits. */
  isOffered: boolean;
  /** True where things that others have entered are not seen. */
  isCut: boolean;
  path: string;
}>;

type UrgentProps = Readonly<{ items: readonly ToDo[]; count: number; allPath: string }>;

/** The things that come before everything else on the page, with the phone where one must call; nothing when there is no such thing. */
export function UrgentList({ items, count, allPath }: UrgentProps) {
  const { t } = useText();
  if (count === 0) return null;
  return (
    <Panel variant="urgent" title={t('start:urgent', { count })}>
      <Items items={items} />
      {count > items.length ? (
        <p>
          <ActionLink href={allPath}>{t('start:urgentMore', { count: count - items.length })}</ActionLink>
        </p>
      ) : null}
    </Panel>
  );
}

type ToDoListProps = Lacks &
  Readonly<{
    items: readonly ToDo[];
    /** The number that there are, more than are shown perhaps. */
    count: number;
    urgent: readonly ToDo[];
    /** The number that wait for everybody. */
    allCount: number;
    allPath: string;
  }>;

/** The things to be done in all areas, the most urgent first. */
export function ToDoList({ items, count, urgent, allCount, allPath, ...lacks }: ToDoListProps) {
  const { t } = useText();
  const isNothingElse = urgent.length > 0 && lacks.isWhole && !lacks.isElsewhere;
  return (
    <>
      {count === 0 && (isNothingElse || !lacks.isOffered) ? null : (
        <Panel title={count > 0 ? t('start:toDo.count', { count }) : t('start:toDo.title')}>
          <Items items={items} />
          <Lacking {...lacks} isEmpty={count === 0} />
        </Panel>
      )}
      {allCount > items.length + urgent.length ? (
        <p>
          <ActionLink href={allPath}>{t('start:toDo.all', { count: allCount })}</ActionLink>
        </p>
      ) : null}
    </>
  );
}

type AllToDoProps = Lacks &
  Readonly<{
    groups: readonly Readonly<{ name: string; items: readonly ToDo[] }>[];
    isOfSeveral: boolean;
  }>;

/** All that is to be done, a panel for each person. */
export function AllToDo({ groups, isOfSeveral, ...lacks }: AllToDoProps) {
  const { t } = useText();
  return (
    <>
      {groups.map(({ name, items }) => {
        const { length: count } = items;
        const title = isOfSeveral ? t('start:all.of', { name, count }) : t('start:toDo.count', { count });
        return (
          <Panel key={name} title={title}>
            <Items items={items} />
          </Panel>
        );
      })}
      <Lacking {...lacks} isEmpty={groups.length === 0} />
    </>
  );
}

/** Says what a list may lack; of an empty one that lacks nothing, that there is nothing to do. */
function Lacking({ isWhole, isElsewhere, isCut, path, isEmpty }: Lacks & { isEmpty: boolean }) {
  const { t } = useText();
  return (
    <>
      {isWhole ? null : (
        <p>
          {t('page:tiles.notChecked')} <a href={path}>{t('start:toDo.retry')}</a>
        </p>
      )}
      {isElsewhere ? <p>{t('start:toDo.elsewhere')}</p> : null}
      {isEmpty && isWhole && !isElsewhere ? (
        <p>{t(isCut ? 'start:toDo.nothingSeen' : 'start:toDo.nothing')}</p>
      ) : null}
    </>
  );
}

const Items = ({ items }: { items: readonly ToDo[] }) =>
  items.length > 0 ? (
    <ul className="to-do">
      {items.map((item) => (
        <Item key={`${item.href} ${item.label}`} {...item} />
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
