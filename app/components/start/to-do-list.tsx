import { Fragment } from 'react';
import { WayToAll } from '#app/components/lists/way-to-all.tsx';
import { CallButton, Icon, Panel, ProviderText, WithDegree } from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import type { WholeList } from '#app/domain/lists/first-of.ts';
import { Lacking, type Lacks } from './lacking.tsx';
import type { ToDo } from './to-do.ts';

/** The things that come before everything else on the page, with the phone where one must call; nothing when there is no such thing. */
export function UrgentList({ items }: { items: readonly ToDo[] }) {
  const { t } = useText();
  if (items.length === 0) return null;
  return (
    <Panel variant="urgent" title={t('start:urgent', { count: items.length })}>
      <Items items={items} isUrgent />
    </Panel>
  );
}

type ToDoListProps = Lacks &
  Readonly<{
    items: readonly ToDo[];
    /** Results and documents that have come. */
    fresh: readonly ToDo[];
    urgent: readonly ToDo[];
    /** All that waits, for whomever; null: the page shows it. */
    all: WholeList;
  }>;

/** The first things to be done in all areas, what has come, and the way to all. */
export function ToDoList(props: ToDoListProps) {
  const { items, fresh, urgent, isWhole, isElsewhere, isOffered } = props;
  const { t } = useText();
  const isEmpty = items.length === 0;
  const all = <WayToAll all={props.all}>{(count) => t('start:toDo.all', { count })}</WayToAll>;
  const isNothingElse = urgent.length + fresh.length > 0 && isWhole && !isElsewhere;
  const isPanelLeftOut = isEmpty && (isNothingElse || !isOffered);
  return (
    <>
      {isPanelLeftOut ? null : (
        <Panel title={t('start:toDo.title')}>
          <Items items={items} />
          <Lacking {...props} isEmpty={isEmpty && fresh.length === 0} />
          {fresh.length > 0 ? null : all}
        </Panel>
      )}
      {fresh.length > 0 ? (
        <Panel title={t('start:fresh')}>
          <Items items={fresh} />
          {all}
        </Panel>
      ) : null}
      {isPanelLeftOut && fresh.length === 0 ? all : null}
    </>
  );
}

const Items = ({ items, isUrgent = false }: { items: readonly ToDo[]; isUrgent?: boolean }) =>
  items.length > 0 ? (
    <ul className="to-do">
      {items.map((item) => (
        <li key={`${item.href} ${item.label}`}>
          <Icon name={item.icon} />
          <div>
            <a href={item.href}>
              <Title {...item} />
            </a>
            <Sentence {...item} />
          </div>
          {item.phone ? <CallButton phone={item.phone} variant={isUrgent ? 'primary' : 'secondary'} /> : null}
        </li>
      ))}
    </ul>
  ) : null;

/** The name of a thing, which no other one has. */
export function Title({ label, name, apart }: Pick<ToDo, 'label' | 'name' | 'apart'>) {
  return (
    <span>
      {label}
      {label && name ? ': ' : null}
      {name ? <ProviderText text={name} /> : null}
      {apart ? `, ${apart}` : null}
    </span>
  );
}

/** The rest that is to be known of a thing, each part once. */
export function Sentence({
  said,
  what,
  who,
  day,
  note,
}: Pick<ToDo, 'said' | 'what' | 'who' | 'day' | 'note'>) {
  const parts = [
    said,
    what ? <ProviderText text={what} /> : null,
    who ? <WithDegree>{who}</WithDegree> : null,
    said || what || who ? day : capitalised(day),
  ].filter(Boolean);
  if (parts.length === 0 && !note) return null;
  return (
    <p>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 ? ', ' : null}
          {part}
        </Fragment>
      ))}
      {parts.length > 0 && note ? '. ' : null}
      {note}
    </p>
  );
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
