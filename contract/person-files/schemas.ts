import { z } from 'zod';
import { Attachment } from '#contract/bookings/schemas/attachments.ts';

export const PersonFile = Attachment.extend({
  isRemovable: z
    .boolean()
    .describe('A paper that another account brought at a registration stays until that one removes it.'),
}).meta({ id: 'PersonFile', description: 'A§3. A paper of a person, without its bytes.' });
export type PersonFile = z.infer<typeof PersonFile>;
