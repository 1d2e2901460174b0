import type { SubmissionResult } from '@conform-to/react';
import { redirect } from '@remix-run/node';
import type { ListedMessage, MessageCategory } from '#contract/messages/schemas.ts';
import { endOfDay, startOfDay, today } from '#app/domain/dates/warsaw.ts';
import { readMessageFilter, type MessageFilter } from '#app/domain/messages/filter.ts';
import { BOX_PATHS, messagePath, type Box } from '#app/domain/messages/paths.ts';
import { shownName } from '#app/domain/person-name.ts';
import { plainText, providerText } from '#app/domain/text.ts';
import { pageNumber } from '#app/domain/page-number.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { MARKS } from '#app/services/page/page-cache.server.ts';
import { messageCategories, messageSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';

/** C§9. */
const PAGE_SIZE = 15;

/** A page of one of the two lists, narrowed as the address says. */
export async function boxPage(request: AccountRequest, box: Box) {
  const { url, t } = request;
  const [known, settings] = await Promise.all([
    orOutage(messageCategories(request)),
    orOutage(messageSettings(request)),
  ]);
  const categories = known.ok ? known.data : [];
  const read = readMessageFilter({
    query: url.searchParams,
    today: today(request.now),
    categories: known.ok ? categories.map(({ code }) => code) : null,
  });
  const submission = submissionOf(read);
  const page = pageNumber(url.searchParams.get('page'));
  const found = submission
    ? null
    : await orOutage(request.provider.messages[box](queryOf({ page, ...read })));
  if (found?.ok && found.data.items.length === 0 && page > 1) throw toLastPage(url, found.data.total);
  const words = wordsOf(request, { filter: read.filter, categories });

  return {
    title: [t(`messages:box.${box}.title`), ...words].join(', '),
    categoryName: categories.find(({ code }) => code === read.filter.category)?.name ?? null,
    path: pathOf(url),
    listPath: BOX_PATHS[box],
    asOf: MARKS.now,
    mayWrite: settings.ok && settings.data.enabled,
    isWritingOff: settings.ok && !settings.data.enabled,
    fields: read.typed,
    submission,
    isFiltered: words.length > 0,
    categories: categories.map(({ code, name }) => ({
      value: code,
      label: plainText(name),
      ...(request.language === 'pl' ? {} : { language: 'pl' }),
    })),
    messages: found?.ok ? found.data.items.map((message) => rowOf(request, { message, categories })) : null,
    pages: found?.ok ? { page, pageSize: PAGE_SIZE, ...pagesOf(found.data) } : null,
    hrefs: hrefsOf(url),
    outage: found && !found.ok ? found.outage : null,
  };
}

const pagesOf = ({ total, hasMore }: { total?: number | undefined; hasMore: boolean }) => ({
  total: total ?? null,
  hasMore,
});

/** The address of the same list on another page is this, and its number. */
function hrefsOf({ pathname, searchParams }: URL) {
  const query = new URLSearchParams(searchParams);
  query.delete('page');
  return { path: pathname, query: query.toString() };
}

/** Past the last page there is nothing to say: messages went since the link to it was made. */
function toLastPage({ pathname, searchParams }: URL, total = 0) {
  const query = new URLSearchParams(searchParams);
  const last = Math.ceil(total / PAGE_SIZE);
  if (last > 1) query.set('page', String(last));
  else query.delete('page');
  return redirect(query.size > 0 ? `${pathname}?${query}` : pathname, 303);
}

/** A-131 and C-25: from 00:00 of the first day to 00:00 after the last, in Warsaw. */
const queryOf = ({ page, filter: { after, before, ...words } }: { page: number; filter: MessageFilter }) => ({
  pageIndex: page - 1,
  pageSize: PAGE_SIZE,
  ...(after && { after: startOfDay(after) }),
  ...(before && { before: endOfDay(before) }),
  ...words,
});

type Worded = { filter: MessageFilter; categories: readonly MessageCategory[] };

/** The filter of the list, in words. */
function wordsOf({ language, t }: AccountRequest, { filter, categories }: Worded) {
  const { formatDate } = textIn(language);
  const category = categories.find(({ code }) => code === filter.category);
  return [
    filter.after && t('messages:filter.words.after', { day: formatDate(filter.after) }),
    filter.before && t('messages:filter.words.before', { day: formatDate(filter.before) }),
    category && t('messages:filter.words.category', { name: plainText(category.name) }),
    filter.title && t('messages:filter.words.title', { words: filter.title }),
    filter.sender && t('messages:filter.words.sender', { words: filter.sender }),
    filter.recipient && t('messages:filter.words.recipient', { words: filter.recipient }),
  ].filter((words) => words !== undefined && words !== '');
}

function submissionOf({
  faults,
  typed,
}: ReturnType<typeof readMessageFilter>): SubmissionResult<string[]> | null {
  const errors = keyedErrors({
    after: faults.after && (`lists:range.dateFrom.${faults.after}` as TextKey),
    before: faults.before && (`lists:range.dateTo.${faults.before}` as TextKey),
    category: faults.category && `messages:filter.category.${faults.category}`,
    title: faults.title && `messages:filter.title.${faults.title}`,
    sender: faults.sender && `messages:filter.person.${faults.sender}`,
    recipient: faults.recipient && `messages:filter.person.${faults.recipient}`,
  });
  return errors && { status: 'error', initialValue: typed, error: errors };
}

type Listed = { message: ListedMessage; categories: readonly MessageCategory[] };

/** The kind that is called "Wiadomość" (C§3): a list of messages does not say it of each. */
const ORDINARY = 'M';

/** A kind in the middle of a line begins with a small letter: "przeczytana, organizacyjna". */
function kindInWords(name: MessageCategory['name']) {
  const [first = '', ...others] = plainText(name);
  return providerText(first.toLocaleLowerCase('pl') + others.join(''));
}

/** A message as a list shows it. */
function rowOf({ language, t, now }: AccountRequest, { message, categories }: Listed) {
  const { id, title, isOwn, sender, recipients, sentAt, readAt, attachmentCount, isAnswered } = message;
  const category = categories.find(({ code }) => code === message.category);
  return {
    id,
    href: messagePath(id),
    title,
    language: message.language ?? null,
    isOwn,
    person: sender ?? providerText(recipients.map((name) => shownName(plainText(name))).join(', ')),
    category:
      message.category === ORDINARY ? null : kindInWords(category?.name ?? providerText(message.category)),
    sentAt,
    when: textIn(language).formatWhen(sentAt, now),
    moment: textIn(language).formatDateTime(sentAt),
    files: attachmentCount > 0 ? t('messages:list.files', { count: attachmentCount }) : null,
    isRead: readAt !== undefined,
    isAnswered,
  };
}
