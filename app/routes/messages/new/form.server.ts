import { parseWithZod } from '#app/services/forms/parse.server.ts';
import { z } from 'zod';
import type { MessageSettings } from '#contract/messages/schemas.ts';
import { oneLine, plainLines } from '#app/domain/typed.ts';
import { LONGEST_TITLE } from '#app/domain/messages/title.ts';
import { writtenFaults } from '#app/domain/messages/written.ts';
import { said } from '#app/services/forms/fields.ts';
import { keyedErrors } from '#app/services/forms/forms.server.ts';
import { withValues } from '#app/services/text/error-text.ts';
import { LONGEST_TYPED } from './draft.server.ts';

const text = z.string().max(LONGEST_TYPED, said('messages:fault.content.farTooLong')).default('');

/** As it was typed; what it must be is read by domain/messages/written. */
export const MessageForm = z.object({
  category: z.string().max(40).default(''),
  title: text.transform(oneLine),
  content: text.transform(plainLines),
  recipients: z.array(z.string().max(80)).max(50, said('messages:fault.recipients.none')).default([]),
  patientId: z.string().max(80).optional(),
  /** The version that was shown, when a message is changed. */
  version: z.coerce.number().int().min(1).optional().catch(undefined),
});
export type Written = z.output<typeof MessageForm>;

export const readMessageForm = (form: FormData) =>
  parseWithZod(form, { schema: MessageForm, longest: Infinity });

type Checked = {
  written: Written;
  settings: MessageSettings;
  isEdit: boolean;
  /** Null: nobody is asked whom it concerns. */
  patientIds: readonly string[] | null;
};

/** The faults to be mended before it is sent, by field; null: none. */
export function messageErrors({ written, settings, isEdit, patientIds }: Checked) {
  const faults = writtenFaults({ written, limits: settings, isEdit });
  const { maxRecipients, maxContentLength } = settings;
  const isOthers = written.patientId !== undefined && patientIds?.includes(written.patientId) === false;
  return keyedErrors({
    category: faults.category && 'messages:fault.category',
    title: faults.title && withValues(`messages:fault.title.${faults.title}`, { count: LONGEST_TITLE }),
    content:
      faults.content && withValues(`messages:fault.content.${faults.content}`, { count: maxContentLength }),
    recipients:
      faults.recipients &&
      withValues(`messages:fault.recipients.${faults.recipients}`, { count: maxRecipients }),
    patientId: isOthers ? 'messages:fault.patientId' : undefined,
  });
}
