import { route, type RouteConfigEntry } from '@remix-run/route-config';

export const routes: RouteConfigEntry[] = [
  route('messages-to-confirm', 'routes/messages/to-confirm.tsx'),
  route('messages-to-confirm/:messageId/attachments/:id', 'routes/messages/attachment.tsx'), // ours
];
