import { layout, route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  route('messages-to-confirm', 'routes/messages/to-confirm.tsx'),
  route('messages-to-confirm/:messageId/attachments/:id', 'routes/messages/attachment.tsx'), // ours
  layout('routes/messages/layout.tsx', [
    route('messages', 'routes/messages/inbox.tsx'),
    route('messages/outbox', 'routes/messages/outbox.tsx'), // ours
    route('messages/:id', 'routes/messages/message.tsx'), // ours
    route('messages/:id/print', 'routes/messages/message-print.tsx'), // ours
  ]),
  route('messages/:id/attachments/:file', 'routes/messages/message-attachment.tsx'), // ours
];
