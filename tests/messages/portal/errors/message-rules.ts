import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { uploadRules } from '#tests/house/portal/errors/uploads.ts';
import { tokensOf } from '#tests/support/booking-walk.ts';
import type { Scene } from '#tests/support/scene.ts';

type Typed = Record<string, string | string[]>;
type Errors = Record<string, ErrorText>;

const WHOLE = { recipients: ['staff-k.majewska'], title: 'Recepta', content: 'Proszę o receptę.' };
const STAFF = ['k.majewska', 'a.zawadzki', 't.kubiak', 'rejestracja', 'punkt.pobran', 'rehabilitacja'];

/** A page of a message that is being written, with what was typed so far. */
async function pathOf(scene: Scene, intent: 'recipients' | 'files') {
  const jan = await scene.as('jan.nowak');
  return (await jan.submit(await jan.get('/messages/new'), { ...WHOLE, intent })).location ?? '';
}

const message = (name: string, typed: Typed, errors: Errors): Rule => ({
  form: 'a message',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, text]) => at(`message-${field}`, text)),
  kept: typed,
  async send(scene) {
    const jan = await scene.as('jan.nowak');
    return jan.submit(await jan.get('/messages/new'), typed);
  },
});

const search = (name: string, typed: Record<string, string>, errors: Errors): Rule => ({
  form: 'recipients of a message',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, text]) => at(`search-${field}`, text)),
  kept: typed,
  async send(scene) {
    const path = await pathOf(scene, 'recipients');
    return (await scene.as('jan.nowak')).get(`${path}&${new URLSearchParams(typed)}`);
  },
});

const box = (name: string, typed: Record<string, string>, errors: Errors): Rule => ({
  form: 'a list of messages',
  name,
  status: 400,
  errors: Object.entries(errors).map(([field, text]) => at(`filter-${field}`, text)),
  kept: typed,
  send: async (scene) => (await scene.as('jan.nowak')).get(`/messages?${new URLSearchParams(typed)}`),
});

const long = (count: number) => 'ż'.repeat(count);

export const rules: readonly Rule[] = [
  message(
    'nothing',
    {},
    {
      title: withValues('messages:fault.title.empty', { count: 149 }),
      content: withValues('messages:fault.content.empty', { count: 4000 }),
      recipients: 'messages:fault.recipients.none',
    },
  ),
  message(
    'a title of 150 letters',
    { ...WHOLE, title: long(150) },
    {
      title: withValues('messages:fault.title.tooLong', { count: 149 }),
    },
  ),
  message(
    'a text of 4,001 letters',
    { ...WHOLE, content: long(4001) },
    {
      content: withValues('messages:fault.content.tooLong', { count: 4000 }),
    },
  ),
  {
    ...message(
      'six recipients',
      {},
      {
        recipients: withValues('messages:fault.recipients.tooMany', { count: 5 }),
      },
    ),
    async send(scene) {
      const jan = await scene.as('jan.nowak');
      const recipients = STAFF.map((name) => `staff-${name}`);
      return jan.post('/messages/new', { ...tokensOf(await jan.get('/messages/new')), ...WHOLE, recipients });
    },
  },
  search('a letter', { name: 'k' }, { name: 'messages:recipients.fault.tooShort' }),
  search('a PESEL', { lastname: '44051401458' }, { lastname: 'messages:recipients.fault.number' }),
  search('150 letters', { username: long(150) }, { username: 'messages:recipients.fault.tooLong' }),
  box('a day that is none', { after: 'wczoraj rano' }, { after: 'lists:range.dateFrom.malformed' }),
  box(
    'an end before the beginning',
    { after: '02-11-2026', before: '01-11-2026' },
    {
      before: 'lists:range.dateTo.beforeFrom',
    },
  ),
  {
    ...box('a kind that is none', { category: 'X' }, { category: 'messages:filter.category.unknown' }),
    kept: {},
  },
  box('a title of 150 letters', { title: long(150) }, { title: 'messages:filter.title.tooLong' }),
  box('a sender of 150 letters', { sender: long(150) }, { sender: 'messages:filter.person.tooLong' }),
  ...uploadRules({
    form: 'files of a message',
    table: 'waiting_message_files',
    pathIn: (scene) => pathOf(scene, 'files'),
  }),
];
