import type { SubmissionResult } from '@conform-to/react';
import type { ComponentProps } from 'react';
import { searchState } from '#app/components/form/index.ts';
import { AsOf, NeighbourPages } from '#app/components/lists/list-foot.tsx';
import { ListHead } from '#app/components/lists/list-head.tsx';
import { Rows } from '#app/components/lists/rows.tsx';
import {
  ActionLink,
  Actions,
  AwaitedList,
  ButtonLink,
  EmptyState,
  Outage,
  Page,
  Pagination,
  RefreshedPart,
  TextNaming,
  useRange,
  type ProviderText,
} from '#app/components/page/index.ts';
import { useText } from '#app/components/text.tsx';
import { NEW_PATH, type Box } from '#app/domain/messages/paths.ts';
import { MessageRow } from './message-row.tsx';
import { WritingOff } from './writing-off.tsx';
import { MessageFilter } from './message-filter.tsx';

const LIST_ID = 'list';
/** C§9. */
const REFRESH_SECONDS = 60;
const refreshed = (box: Box) => (box === 'inbox' ? { refreshSeconds: REFRESH_SECONDS } : {});

type Pages = Readonly<{ page: number; pageSize: number; total: number | null; hasMore: boolean }>;

type MessageBoxProps = Readonly<{
  box: Box;
  /** The page's title, which says in words what narrows the list. */
  title: string;
  /** The kind of messages that the title names, as the provider calls it. */
  categoryName: ProviderText | null;
  /** The addresses of this page (`path`) and of the list without a filter (`listPath`). */
  path: string;
  listPath: string;
  asOf: string;
  fields: Readonly<Record<'after' | 'before' | 'category' | 'title' | 'sender' | 'recipient', string>>;
  submission: SubmissionResult<string[]> | null;
  isFiltered: boolean;
  mayWrite: boolean;
  /** The provider has switched writing off: what came can still be read. */
  isWritingOff: boolean;
  categories: ComponentProps<typeof MessageFilter>['categories'];
  /** Null while they could not be had, or nobody knows which are wanted. */
  messages: readonly ComponentProps<typeof MessageRow>[] | null;
  pages: Pages | null;
  hrefs: Readonly<{ path: string; query: string }>;
  outage: Readonly<{ since: string | null }> | null;
}>;

/** One of the two lists of messages: what is looked for, the messages page by page, and how old the list is. */
export function MessageBox({ box, fields, submission, messages, pages, outage, ...rest }: MessageBoxProps) {
  const { title, categoryName, path, asOf, isFiltered, categories, listPath, mayWrite } = rest;
  const [form, named] = searchState({ id: 'filter', values: fields, submission });
  const { t } = useText();
  return (
    <Page
      title={categoryName ? <TextNaming name={categoryName}>{title}</TextNaming> : title}
      form={form}
      hasPageForm={false}
      action={mayWrite ? <ButtonLink href={NEW_PATH}>{t('messages:new.link')}</ButtonLink> : undefined}
    >
      {rest.isWritingOff ? <WritingOff /> : null}
      <ListHead
        title={
          messages && pages && messages.length > 0 ? (
            <Heading box={box} isFiltered={isFiltered} pages={pages} />
          ) : null
        }
      >
        <MessageFilter
          categories={categories}
          fields={named}
          path={listPath}
          by={box === 'inbox' ? 'sender' : 'recipient'}
          isOpen={isFiltered || submission !== null}
        />
      </ListHead>
      {outage ? (
        <Outage system={t(`messages:box.${box}.system`)} since={outage.since} retryHref={path} />
      ) : null}
      {messages && pages && messages.length > 0 ? (
        <Listed {...rest} box={box} messages={messages} pages={pages} />
      ) : null}
      {messages?.length === 0 ? (
        <AwaitedList id={LIST_ID} {...refreshed(box)}>
          <Nothing {...rest} box={box} />
        </AwaitedList>
      ) : null}
      {outage ? null : <AsOf time={asOf} path={path} isRefreshed={box === 'inbox'} />}
    </Page>
  );
}

type HeadingProps = Pick<MessageBoxProps, 'box' | 'isFiltered'> & { pages: Pages };

/** The heading: what is listed, and how much of how much. */
function Heading({ box, isFiltered, pages: { page, pageSize, total } }: HeadingProps) {
  const { t } = useText();
  const range = useRange({ page, pageSize, total: total ?? 0 });
  const name = t(isFiltered ? 'messages:list.found' : `messages:box.${box}.all`);
  return total === null ? name : t('messages:list.heading', { name, range });
}

type ListedProps = Pick<MessageBoxProps, 'box' | 'hrefs'> & {
  messages: NonNullable<MessageBoxProps['messages']>;
  pages: Pages;
};

function Listed({ box, messages, pages: { page, pageSize, total, hasMore }, hrefs }: ListedProps) {
  const hrefOf = (number: number) => hrefFor(hrefs, number);
  return (
    <RefreshedPart>
      <Rows id={LIST_ID} {...refreshed(box)}>
        {messages.map((message) => (
          <MessageRow key={message.id} {...message} />
        ))}
      </Rows>
      {total === null ? (
        <NeighbourPages
          page={page}
          nextHref={hasMore ? hrefOf(page + 1) : null}
          previousHref={page > 1 ? hrefOf(page - 1) : null}
        />
      ) : (
        <Pagination page={page} pageSize={pageSize} total={total} hrefOf={hrefOf} listId={LIST_ID} />
      )}
    </RefreshedPart>
  );
}

function hrefFor({ path, query }: MessageBoxProps['hrefs'], page: number) {
  const search = [query, page > 1 ? `page=${page}` : ''].filter(Boolean).join('&');
  return search ? `${path}?${search}` : path;
}

type NothingProps = Pick<MessageBoxProps, 'box' | 'isFiltered' | 'listPath'>;

/** Nothing found is not the same as nothing there. */
function Nothing({ box, isFiltered, listPath }: NothingProps) {
  const { t } = useText();
  if (!isFiltered) {
    return (
      <EmptyState title={t(`messages:box.${box}.empty.title`)}>
        <p>{t(`messages:box.${box}.empty.text`)}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('messages:list.nothing')}>
      <Actions>
        <ActionLink href={listPath}>{t('messages:filter.reset')}</ActionLink>
      </Actions>
    </EmptyState>
  );
}
