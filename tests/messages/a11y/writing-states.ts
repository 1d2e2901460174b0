import { asAccount, type State } from '#tests/house/a11y/loop/state.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { fileOf, pdf } from '#tests/support/files.ts';

const area = 'messages';
const MESSAGE = { recipients: 'staff-k.majewska', content: 'Czy lek na noc można brać rano?' };
/** The message that a state before has sent. */
const WRITTEN = "select id from messages where title = 'Pora leku'";
type Show = (anna: Visitor, scene: Scene) => Promise<Answer>;

/** Shows a page to Anna, who has no drafts and no unread message of her own before. */
const asAnna = (show: Show) => async (scene: Scene) => {
  scene.change('portal', "delete from drafts where journey = 'message'");
  for (const table of ['message_staff_recipients', 'message_attachments'])
    scene.change('provider', `delete from ${table} where message_id in (${WRITTEN})`);
  scene.change('provider', `delete from messages where id in (${WRITTEN})`);
  return show(await scene.as('anna.kowalska'), scene);
};
const state = (route: string, name: string, show: Show, facts: Partial<State> = {}): State => ({
  route,
  area,
  name,
  ...facts,
  show: asAnna(show),
});

const begun = async (anna: Visitor, fields: Record<string, string>) =>
  anna.follow(
    await anna.submit(await anna.get('/messages/new'), {
      ...MESSAGE,
      title: 'Pora leku',
      ...fields,
    }),
  );
const hrefIn = ({ page }: Answer, start: string) =>
  page.querySelector(`main a[href^="${start}"]`)?.getAttribute('href') ?? '';

/** Somebody of the staff reads what was sent last. */
const readLast = (scene: Scene) =>
  scene.change(
    'provider',
    'update messages set first_read_at = sent_at where sender_account_id is not null and first_read_at is null',
  );

/** The address of a message that nobody has read. */
const sentPath = async (anna: Visitor) => {
  const { page } = await begun(anna, {});
  return page.querySelector('.rows h3 a')?.getAttribute('href') ?? '';
};

export const writingStates: readonly State[] = [
  state('messages/new', 'empty', (anna) => anna.get('/messages/new')),
  state(
    'messages/new',
    'nothing typed',
    async (anna) => anna.submit(await anna.get('/messages/new'), { recipients: [] }),
    { status: 400, errors: 3 },
  ),
  {
    route: 'messages/new',
    area,
    name: 'an answer',
    show: asAccount('jan.nowak', '/messages/new?reply=message-8402'),
  },
  {
    route: 'messages/new',
    area,
    name: 'begun with a read one',
    show: asAccount('jan.nowak', '/messages/new?from=message-8503'),
  },
  state(
    'messages/new',
    'nobody can be looked up',
    async (anna, scene) => {
      scene.change('provider', 'alter table staff_accounts rename to staff_away');
      const answer = anna.get('/messages/new');
      return answer.finally(() =>
        scene.change('provider', 'alter table staff_away rename to staff_accounts'),
      );
    },
    { status: 503 },
  ),
  state('messages/new', 'gone in another tab', async (anna, scene) => {
    const page = await anna.get(hrefIn(await begun(anna, { intent: 'later' }), '/messages/new?draft='));
    scene.change('portal', "delete from drafts where journey = 'message'");
    return anna.follow(await anna.submit(page));
  }),
  state('messages/new', '404, no such draft', (anna) => anna.get('/messages/new?draft=none'), {
    status: 404,
  }),
  state('messages/new/recipients', 'one chosen', (anna) => begun(anna, { intent: 'recipients' })),
  state('messages/new/recipients', 'nobody found', async (anna) => {
    const { path } = await begun(anna, { intent: 'recipients' });
    return anna.get(`${path}&lastname=qqqq`);
  }),
  state(
    'messages/new/recipients',
    'words that are not searched',
    async (anna) => {
      const { path } = await begun(anna, { intent: 'recipients' });
      return anna.get(`${path}&name=a&lastname=12345`);
    },
    { status: 400, errors: 2 },
  ),
  state('messages/new/files', 'none', (anna) => begun(anna, { intent: 'files' })),
  state('messages/new/files', 'one was added', async (anna) =>
    anna.follow(
      await anna.upload(await begun(anna, { intent: 'files' }), [fileOf(pdf(), 'zdjęcie badania.pdf')]),
    ),
  ),
  state(
    'messages/new/files',
    'one was refused',
    async (anna) =>
      anna.upload(await begun(anna, { intent: 'files' }), [fileOf(Buffer.from('<html>'), 'a.html')]),
    { status: 422, errors: 1 },
  ),
  state('messages/drafts', 'none', (anna) => anna.get('/messages/drafts')),
  state('messages/drafts', 'one, just kept', (anna) => begun(anna, { intent: 'later' })),
  state('messages/drafts/:id/delete', 'the question', async (anna) =>
    anna.get(hrefIn(await begun(anna, { intent: 'later' }), '/messages/drafts/')),
  ),
  state('messages/drafts/:id/delete', '404', (anna) => anna.get('/messages/drafts/none/delete'), {
    status: 404,
  }),
  state('messages/outbox', 'just sent', (anna) => begun(anna, {})),
  state('messages/:id', 'own, not yet read', async (anna) => anna.get(await sentPath(anna))),
  state('messages/:id/edit', 'unread', async (anna) => anna.get(`${await sentPath(anna)}/edit`)),
  state(
    'messages/:id/edit',
    'nothing left in it',
    async (anna) => anna.submit(await anna.get(`${await sentPath(anna)}/edit`), { title: '', content: '' }),
    { status: 400, errors: 2 },
  ),
  state('messages/:id/edit', 'read meanwhile', async (anna, scene) => {
    const page = await anna.get(`${await sentPath(anna)}/edit`);
    readLast(scene);
    return anna.follow(await anna.submit(page));
  }),
  {
    route: 'messages/:id/edit',
    area,
    name: 'read',
    show: asAccount('jan.nowak', '/messages/message-8503/edit'),
  },
  {
    route: 'messages/:id/edit',
    area,
    name: "404, somebody else's",
    status: 404,
    show: asAccount('jan.nowak', '/messages/message-8601/edit'),
  },
  state('messages/:id/delete', 'the question', async (anna) => anna.get(`${await sentPath(anna)}/delete`)),
  {
    route: 'messages/:id',
    area,
    name: 'not deleted, for it was read',
    show: async (scene) => {
      const jan = await scene.as('jan.nowak');
      return jan.follow(await jan.get('/messages/message-8503/delete'));
    },
  },
  state('messages/:id/restore', 'just deleted', async (anna) =>
    anna.follow(await anna.submit(await anna.get(`${await sentPath(anna)}/delete`))),
  ),
];
