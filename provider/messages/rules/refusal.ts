import type { MessageSettings } from '#contract/messages/schemas.ts';

type Written = {
  content: string;
  attachments: readonly string[];
  recipients?: readonly string[];
  category?: string;
};
type Answered = { may_be_answered: number; is_automatic: number; sender_account_id: string | null };

/** True where the staff's message may be answered (C-30); an account may always go on after its own. */
export const mayBeAnswered = (
  { may_be_answered, is_automatic, sender_account_id }: Answered,
  { replyToAutomatic }: Pick<MessageSettings, 'replyToAutomatic'>,
) => sender_account_id === null && (may_be_answered === 1 || (is_automatic === 1 && replyToAutomatic));

/** The part of a message that goes beyond the settings (C-30), or null. */
export function messageRefusal({
  message: { content, attachments, recipients = [], category },
  settings,
  answered,
}: {
  message: Written;
  settings: MessageSettings;
  answered?: Answered | undefined;
}) {
  if (!settings.enabled) return 'OFF';
  if (answered && !mayBeAnswered(answered, settings)) return 'REPLY';
  if (recipients.length > settings.maxRecipients) return 'RECIPIENTS';
  if (category !== undefined && !settings.patientCategories.includes(category)) return 'CATEGORY';
  if ([...content].length > settings.maxContentLength) return 'LENGTH';
  return attachments.length > 0 && !settings.attachmentsEnabled ? 'ATTACHMENTS' : null;
}
