import { Row, RowLink, Rows } from '#app/components/lists/rows.tsx';
import {
  ButtonLink,
  CallButton,
  HiddenWords,
  ProviderText,
  Section,
  StatusPill,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { Lacking, type Lacks } from './lacking.tsx';
import { capitalised, Sentence, Title } from './to-do-list.tsx';
import type { ToDo } from './to-do.ts';

type Listed = ToDo & Readonly<{ isLate: boolean }>;

type AllToDoProps = Lacks &
  Readonly<{
    groups: readonly Readonly<{ name: string; items: readonly Listed[] }>[];
    isOfSeveral: boolean;
  }>;

/** All that is to be done, by person where the account acts for several. */
export function AllToDo({ groups, isOfSeveral, ...lacks }: AllToDoProps) {
  const { t } = useText();
  return (
    <>
      {groups.map(({ name, items }) =>
        isOfSeveral ? (
          <Section key={name} title={t('start:all.of', { name, count: items.length })} isWide>
            <ToDoRows items={items} headingLevel={3} />
          </Section>
        ) : (
          <ToDoRows key={name} items={items} headingLevel={2} />
        ),
      )}
      <Lacking {...lacks} isEmpty={groups.length === 0} />
    </>
  );
}

const ToDoRows = ({ items, headingLevel }: { items: readonly Listed[]; headingLevel: 2 | 3 }) => (
  <Rows>
    {items.map((item) => (
      <ToDoRow
        key={`${item.href} ${item.label}`}
        item={item}
        headingLevel={headingLevel}
        hasEnds={items.some(endsAtOnce)}
      />
    ))}
  </Rows>
);

/** Tells whether it can be done from its row: by a call, or by a button of its own. */
const endsAtOnce = ({ phone, act, what }: Listed) => Boolean(phone) || (act !== null && what !== null);

type ToDoRowProps = Readonly<{
  item: Listed;
  headingLevel: 2 | 3;
  /** Some of the list can be done at once: the days of all stand under each other. */
  hasEnds: boolean;
}>;

/** One of them, its day at the side; where it can be done at once the button is the way, and the title says what it is about. */
function ToDoRow({ item, headingLevel, hasEnds }: ToDoRowProps) {
  const { href, act, what } = item;
  const acted = act === null ? null : what;
  const title = acted ? (
    <ProviderText text={acted} />
  ) : (
    <RowLink href={href}>
      <Title {...item} />
    </RowLink>
  );
  return (
    <Row
      headingLevel={headingLevel}
      title={title}
      side={<Standing item={item} />}
      end={hasEnds ? <Ends item={item} acted={acted} /> : null}
    >
      <Sentence {...item} what={acted ? null : what} who={null} day="" />
    </Row>
  );
}

/** The ways to act at once: a call, or what the thing asks for. */
function Ends({ item, acted }: Pick<ToDoRowProps, 'item'> & { acted: ToDo['what'] }) {
  const { href, act, phone, kind } = item;
  return (
    <>
      {phone ? <CallButton phone={phone} variant={kind === 'critical' ? 'primary' : 'secondary'} /> : null}
      {acted ? (
        <ButtonLink href={href} variant="secondary" isSmall>
          <span>
            {act}
            <HiddenWords>
              <ProviderText text={acted} />
            </HiddenWords>
          </span>
        </ButtonLink>
      ) : null}
    </>
  );
}

/** Its day; of what cannot wait, that. */
function Standing({ item: { kind, day, isLate } }: Pick<ToDoRowProps, 'item'>) {
  const { t } = useText();
  if (kind === 'critical')
    return (
      <p>
        <StatusPill kind="problem">{t('start:all.urgent')}</StatusPill>
      </p>
    );
  if (!day) return null;
  return <p>{isLate ? <StatusPill kind="problem">{capitalised(day)}</StatusPill> : day}</p>;
}
