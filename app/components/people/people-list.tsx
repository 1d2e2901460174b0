import { Rows } from '#app/components/lists/rows.tsx';
import { ActionLink, ButtonLink, EmptyState, Outage, Page } from '#app/components/page/index.ts';
import { CallReception } from '#app/components/page/call-reception.tsx';
import { useText } from '#app/components/text.tsx';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { PersonRow, type PersonOfList } from './person-row.tsx';

type PeopleListProps = Readonly<{
  title: string;
  path: string;
  people: readonly (PersonOfList & { id: string })[];
  outage: Readonly<{ since: string }> | null;
  /** Where somebody is added; null where the unit alone does. */
  addPath: string | null;
  texts: Readonly<Record<'system' | 'add' | 'none' | 'how' | 'atUnit' | 'about', TextKey>>;
}>;

/** The page of the account's people of one role: a row each, and how somebody is added. */
export function PeopleList({ title, path, people, outage, addPath, texts }: PeopleListProps) {
  const { t } = useText();
  if (outage) {
    return (
      <Page title={title}>
        <Outage system={t(texts.system)} since={outage.since} retryHref={path} />
      </Page>
    );
  }
  if (people.length === 0) {
    return (
      <Page title={title}>
        <EmptyState title={t(texts.none)}>
          <p>{t(addPath === null ? texts.atUnit : texts.how)}</p>
          {addPath === null ? (
            <CallReception />
          ) : (
            <p>
              <ActionLink href={addPath}>{t(texts.add)}</ActionLink>
            </p>
          )}
          <p>{t(texts.about)}</p>
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page
      title={title}
      action={addPath === null ? undefined : <ButtonLink href={addPath}>{t(texts.add)}</ButtonLink>}
    >
      <Rows>
        {people.map(({ id, ...person }) => (
          <PersonRow key={id} {...person} />
        ))}
      </Rows>
      {addPath === null ? <p>{t(texts.atUnit)}</p> : null}
      <p>{t(texts.about)}</p>
    </Page>
  );
}
