import { linkOf } from '#contract/people/reading/link.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { isForUnit } from './guardians.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';

/**
 * The link of whoever asks to act for the own patient, by the address of a mail; 404 for whoever's own patient it is not
 * (A-73, S-15).
 */
export async function askedLink(
  request: AccountRequest,
  { patientId = '', accountId = '' }: Readonly<Record<string, string | undefined>>,
) {
  const link = await orNotFound(request.provider.guardians.link({ patientId, accountId }));
  return {
    pair: { patientId, accountId },
    name: fullName(link),
    state: linkOf(link.status),
    isAccountBlocked: link.isAccountBlocked === true,
    isForUnit: isForUnit(link),
  };
}

/** Where one goes after the answer: to the messages, and to the guardians while they are off (AP-23). */
export async function answeredPath(request: AccountRequest) {
  const { messagesModule } = await applicationSettings(request);
  return messagesModule ? '/messages' : '/account/warden';
}
