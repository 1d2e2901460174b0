import type { Account } from '#contract/account/schemas.ts';
import { channelNow, channelsOf } from '#app/domain/account/channels.ts';
import { applicationSettings, registrationSettings } from '#app/services/provider/dictionaries.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';

/** The channels by which an account can be told with the settings of now, the one by which it is told, and the one chosen in its place that cannot be used. */
export async function channelsNow(request: PortalRequest, { contactData }: Account) {
  const [{ messagesModule }, { phoneConfirmationEnabled }, { smsEnabled }] = await Promise.all([
    applicationSettings(request),
    registrationSettings(request),
    request.provider.account.smsConfirmationSettings(),
  ]);
  const { email, phoneNumber: phone, phoneConfirmed } = contactData;
  const { preferredCommunicationChannel: chosen = 'EMAIL' } = contactData;
  const { offered, missing } = channelsOf({
    email,
    phone,
    isPhoneConfirmed: phoneConfirmed,
    areNumbersConfirmed: phoneConfirmationEnabled,
    isSmsEnabled: smsEnabled,
    hasInbox: messagesModule,
  });
  return {
    offered,
    missing,
    now: channelNow(chosen, offered),
    unusable: offered.includes(chosen) ? null : chosen,
  };
}

type Channel = Account['contactData']['preferredCommunicationChannel'];

/** The notice that what waits is told by another channel now, where its contact has gone. */
export function channelChanged({ t }: PortalRequest, { before, after }: { before: Channel; after: Account }) {
  const { preferredCommunicationChannel: channel = 'PORTAL' } = after.contactData;
  if (channel === before) return [];
  const values = { channel: t(`account:konto.channels.${channel}`) };
  return [{ key: 'account:email.channelChanged' as const, kind: 'notice' as const, values }];
}
