import type { MessageSettings } from '#contract/messages/schemas.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { partIsOff } from '#app/services/access/problems.server.ts';

/** The bounds of a message. @throws partIsOff while nobody may write one */
export async function settingsToWrite(request: AccountRequest): Promise<MessageSettings> {
  const settings = await request.provider.messages.settings();
  if (!settings.enabled) throw partIsOff();
  return settings;
}

/** The kind that a message has unless another is chosen: the first that a patient may use. */
export const usualCategory = ({ patientCategories: [first = ''] }: MessageSettings) => first;
