import { uploadForm } from '#tests/bookings/portal/forms/uploads.ts';
import type { FormRows, People } from '#tests/house/portal/forms/row.ts';
import { sends, sentBy, uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { mariaBefore } from '#tests/support/gates.ts';
import { oneOf, text } from '#tests/house/portal/forms/texts.ts';

const WRITTEN = { title: 'Pytanie o dawkę leku', content: 'Czy brać rano?' };

export const forms: FormRows = {
  'a message to confirm': {
    route: '/messages-to-confirm',
    open: async ({ as }) => ({
      known: { message: oneOf('message-8001', 'message-8002'), of: oneOf('2', '') },
      send: (await as('maria.wisniewska')).posts('/messages-to-confirm'),
    }),
    success: async (scene) => sentBy(await mariaBefore(scene, ['MESSAGES']), '/messages-to-confirm'),
  },
  'a new message': {
    route: '/messages/new',
    open: async ({ as }) => {
      const { posts } = await as('anna.kowalska');
      return {
        known: {
          title: text,
          content: text,
          recipients: oneOf('staff-k.majewska', 'account-2001'),
          patientId: oneOf('patient-1003', 'patient-1001', ''),
          category: oneOf('M', 'Z'),
          intent: oneOf('recipients', 'files', 'later', 'other'),
        },
        send: posts('/messages/new'),
        typed: ['title', 'content'],
      };
    },
    success: sends('jan.nowak', '/messages/new?about=RESULT&id=result-1&patientId=patient-1001', WRITTEN),
  },
  'recipients of a message': {
    route: '/messages/new/recipients',
    open: async (people) => {
      const path = await draftPath(people, 'recipients');
      return {
        known: {
          recipients: oneOf('staff-k.majewska', 'account-2001'),
          shown: text,
          page: text,
          remove: oneOf('staff-k.majewska', 'none'),
        },
        send: (await people.as('anna.kowalska')).posts(path),
      };
    },
    success: {
      silent: 'Leads back into the message, where whom it goes to stands.',
      async sent({ as }) {
        const anna = await as('anna.kowalska');
        const begun = await anna.submit(await anna.get('/messages/new'), {
          title: 'Prośba',
          intent: 'recipients',
        });
        return anna.submit(await anna.follow(begun), { recipients: ['staff-k.majewska'] });
      },
    },
  },
  'whom to look for': {
    route: '/messages/new/recipients',
    open: async (people) => ({
      known: { name: text, lastname: text, username: text, page: text },
      send: (await people.as('anna.kowalska')).asks(await draftPath(people, 'recipients')),
    }),
  },
  'files of a message': {
    route: '/messages/new/files',
    async open(people) {
      const path = await draftPath(people, 'files');
      const { visitor } = await people.as('anna.kowalska');
      const removing = 'main form.inline-form';
      async function clear() {
        let page = await visitor.get(path);
        while (page.page.querySelector(removing))
          page = await visitor.follow(await visitor.submit(page, {}, removing));
      }
      return uploadForm({ people, path, clear });
    },
    success: async (scene) => {
      const anna = await scene.as('anna.kowalska');
      const { location } = await anna.submit(await anna.get('/messages/new'), {
        title: 'Prośba',
        intent: 'files',
      });
      return uploadedBy(anna, location ?? '');
    },
  },
  'a changed message': {
    route: '/messages/:id/edit',
    open: async ({ as }) => ({
      known: { title: text, content: text, intent: oneOf('files', 'later') },
      send: (await as('jan.nowak')).posts('/messages/message-8502/edit'),
    }),
    success: sends('jan.nowak', '/messages/message-8502/edit', WRITTEN),
  },
  'a message that is deleted': {
    route: '/messages/:id/delete',
    open: async ({ as }) => ({
      known: {},
      send: (await as('jan.nowak')).posts('/messages/message-8503/delete'),
    }),
    success: sends('jan.nowak', '/messages/message-8502/delete'),
  },
  'a message that is brought back': {
    route: '/messages/:id/restore',
    open: async ({ as }) => ({
      known: {},
      send: (await as('jan.nowak')).posts('/messages/message-8503/restore'),
    }),
    success: sends('jan.nowak', '/messages/message-8502/restore'),
  },
  'a draft that is deleted': {
    route: '/messages/drafts/:id/delete',
    open: async ({ as }) => ({
      known: {},
      send: (await as('anna.kowalska')).posts('/messages/drafts/none/delete'),
    }),
    success: async (scene) => {
      const anna = await scene.as('anna.kowalska');
      await anna.submit(await anna.get('/messages/new'), { title: 'Prośba', intent: 'later' });
      const drafts = await anna.get('/messages/drafts');
      const link = drafts.page.querySelector('main a[href^="/messages/drafts/"][href$="/delete"]');
      return sentBy(anna, link?.getAttribute('href') ?? '');
    },
  },
};

/** A page of a message that Anna is writing. */
async function draftPath({ as }: People, intent: 'recipients' | 'files') {
  const { visitor } = await as('anna.kowalska');
  const page = await visitor.get('/messages/new');
  return (await visitor.submit(page, { title: 'Prośba', intent })).location ?? '';
}
