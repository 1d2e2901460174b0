import type { Channel } from '#contract/account/schemas.ts';
import type { AccountRow } from '#provider/account/tables.ts';

type Contacts = Pick<AccountRow, 'email' | 'phone_number' | 'phone_confirmed'>;
type Rules = Readonly<{ isSmsEnabled: boolean; hasMessages: boolean }>;

/** A-45, AP-53: by what an account can be told that something waits. */
export function channelsOf(account: Contacts, { isSmsEnabled, hasMessages }: Rules): Channel[] {
  return [
    ...(account.email ? (['EMAIL'] as const) : []),
    ...(account.phone_number && account.phone_confirmed === 1 && isSmsEnabled ? (['SMS'] as const) : []),
    ...(hasMessages ? (['PORTAL'] as const) : []),
  ];
}

/** The chosen channel, or where its contact is gone the next that is there; PORTAL tells nobody, and is always left. */
export const channelLeft = (chosen: Channel, channels: readonly Channel[]): Channel =>
  channels.includes(chosen) ? chosen : (channels[0] ?? 'PORTAL');
