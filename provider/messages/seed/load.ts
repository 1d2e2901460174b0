import { searchedText } from '#provider/core/searched-text.ts';
import type { MessageRecipientRow, MessageRow, MessageStaffRecipientRow } from '#provider/messages/tables.ts';
import { STAFF } from './staff.ts';

const DAY = 24 * 60 * 60_000;
/** The numbers of messages that all of a batch have got, that one alone has got, and that one has written: 200 together. */
const SHARED = 140;
const ANSWERS = 20;
const WRITTEN = 40;

const COMMON = {
  category_code: 'M',
  language: null,
  in_response_to: null,
  patient_id: null,
  is_automatic: 0,
  may_be_answered: 1,
  must_be_confirmed: 0,
  deleted_at: null,
} as const;

const timesOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** `batch` names the notices that all of these accounts share; `now` in ms. Each account has two unread ones. */
export function loadMessages({
  batch,
  accountIds,
  now,
}: {
  batch: string;
  accountIds: readonly string[];
  now: number;
}) {
  const shared = timesOf(SHARED).map((index) =>
    fromStaff({
      id: `message-load-${batch}-${index}`,
      title: 'Przypomnienie o badaniu',
      sentAt: now - (index + 1) * 3 * DAY,
    }),
  );
  const answers = accountIds.map((accountId) =>
    timesOf(ANSWERS).map((index) =>
      fromStaff({
        id: `message-${accountId}-got-${index}`,
        title: 'Odp: Recepta',
        sentAt: now - (index + 1) * 17 * DAY,
      }),
    ),
  );
  const written = accountIds.flatMap((accountId) =>
    timesOf(WRITTEN).map((index) => fromAccount({ accountId, index, now })),
  );
  return {
    messages: [...shared, ...answers.flat(), ...written],
    message_recipients: accountIds.flatMap((accountId, place) =>
      [...shared, ...(answers[place] ?? [])].map((message, index) => received({ accountId, message, index })),
    ),
    message_staff_recipients: written.map(
      ({ id: message_id, first_read_at: read_at }): MessageStaffRecipientRow => ({
        staff_account_id: STAFF.family.id,
        message_id,
        read_at,
      }),
    ),
  };
}

type Titled = { id: string; title: string; sentAt: number };

const fromStaff = ({ id, title, sentAt }: Titled): MessageRow => ({
  ...COMMON,
  id,
  title,
  sender: STAFF.family.name,
  sender_account_id: null,
  staff_account_id: STAFF.family.id,
  text: 'Prosimy o kontakt z poradnią.',
  thread_id: id,
  sent_at: sentAt,
  first_read_at: null,
  version: 1,
  recipients: '[]',
  recipients_searched: '',
  title_searched: searchedText(title),
  sender_searched: searchedText(STAFF.family.name),
});

function fromAccount({
  accountId,
  index,
  now,
}: {
  accountId: string;
  index: number;
  now: number;
}): MessageRow {
  const id = `message-${accountId}-sent-${index}`;
  const sentAt = now - (index + 1) * 9 * DAY;
  const title = 'Prośba o receptę';
  return {
    ...COMMON,
    id,
    title,
    sender: '',
    sender_account_id: accountId,
    staff_account_id: null,
    text: 'Proszę o receptę na stałe leki.',
    thread_id: id,
    sent_at: sentAt,
    first_read_at: sentAt + DAY,
    version: 1,
    recipients: JSON.stringify([STAFF.family.name]),
    recipients_searched: searchedText(STAFF.family.name),
    title_searched: searchedText(title),
    sender_searched: '',
  };
}

const received = ({
  accountId,
  message,
  index,
}: {
  accountId: string;
  message: MessageRow;
  index: number;
}): MessageRecipientRow => ({
  account_id: accountId,
  message_id: message.id,
  sent_at: message.sent_at,
  read_at: index < 2 ? null : message.sent_at + DAY,
});
