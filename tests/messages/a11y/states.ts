import { asAccount, type Lead, type State } from '#tests/house/a11y/loop/state.ts';
import { gateStates } from './gate-states.ts';
import { writingStates } from './writing-states.ts';

const area = 'messages';
type Account = Parameters<typeof asAccount>[0];

const box = (name: string, account: Account, query = '', status = 200): State => ({
  route: 'messages',
  area,
  name,
  status,
  show: asAccount(account, `/messages${query}`),
});
const sent = (name: string, account: Account, query = ''): State => ({
  route: 'messages/outbox',
  area,
  name,
  show: asAccount(account, `/messages/outbox${query}`),
});
const message = (name: string, account: Account, id: string, status = 200): State => ({
  route: 'messages/:id',
  area,
  name,
  status,
  show: asAccount(account, `/messages/${id}`),
});
const printed = (name: string, id: string, { query = '', status = 200 } = {}): State => ({
  route: 'messages/:id/print',
  area,
  name,
  status,
  show: asAccount('jan.nowak', `/messages/${id}/print${query}`),
});

export const states: readonly (State | Lead)[] = [
  ...gateStates,
  ...writingStates,
  box('received: first of five pages', 'jan.nowak'),
  box('received: last page', 'jan.nowak', '?page=5'),
  box('received: narrowed', 'jan.nowak', '?category=W&title=badania&after=1-1-2020'),
  box('received: nothing found', 'jan.nowak', '?title=qqqq&sender=xyz'),
  {
    ...box('received: wrong days and kind', 'jan.nowak', '?after=jutro&before=30-02-2026&category=Z', 400),
    errors: 3,
  },
  box('received: empty', 'piotr.zielinski'),
  box('received: provider down', 'halina.mazur'),
  {
    route: 'messages',
    area,
    name: 'past the last page',
    to: /^\/messages\?page=5$/,
    ask: asAccount('jan.nowak', '/messages?page=9'),
  },
  sent('sent: first of two pages', 'jan.nowak'),
  sent('sent: narrowed', 'jan.nowak', '?recipient=majewska'),
  sent('sent: empty', 'piotr.zielinski'),
  sent('sent: provider down', 'halina.mazur'),
  message('received, with files', 'jan.nowak', 'message-8302'),
  message('to several, with a title of 200 letters', 'jan.nowak', 'message-8304'),
  message('in another language', 'jan.nowak', 'message-8305'),
  message('sent to two, one of whom has read it', 'jan.nowak', 'message-8503'),
  message('one of a conversation of nine', 'jan.nowak', 'message-8405'),
  message('of a child', 'anna.kowalska', 'message-8602'),
  message("404, somebody else's", 'jan.nowak', 'message-8602', 404),
  printed('a conversation of nine', 'message-8405'),
  printed('in large print', 'message-8405', { query: '?size=large' }),
  printed("404, somebody else's", 'message-8602', { status: 404 }),
  {
    route: 'messages/:id/attachments/:file',
    name: '404',
    status: 404,
    show: asAccount('jan.nowak', '/messages/message-8302/attachments/file-8611'),
  },
];
