import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  route('messages-to-confirm', 'routes/messages/to-confirm.tsx'),
  route('messages-to-confirm/:messageId/attachments/:id', 'routes/messages/attachment.tsx'), // ours
  layout('routes/messages/layout.tsx', [
    route('messages', 'routes/messages/inbox.tsx'),
    route('messages/outbox', 'routes/messages/outbox.tsx'), // ours
    route('messages/new', 'routes/messages/new/page.tsx'), // ours
    route('messages/new/recipients', 'routes/messages/new/recipients.tsx'), // ours
    route('messages/new/files', 'routes/messages/new/files.tsx'), // ours
    route('messages/drafts', 'routes/messages/drafts.tsx'), // ours
    route('messages/drafts/:id/delete', 'routes/messages/discard-draft.tsx'), // ours
    route('messages/:id', 'routes/messages/message.tsx'), // ours
    route('messages/:id/print', 'routes/messages/message-print.tsx'), // ours
    route('messages/:id/edit', 'routes/messages/edit.tsx'), // ours
    route('messages/:id/delete', 'routes/messages/delete.tsx'), // ours
    route('messages/:id/restore', 'routes/messages/restore.tsx'), // ours
  ]),
  route('messages/:id/attachments/:file', 'routes/messages/message-attachment.tsx'), // ours
];
