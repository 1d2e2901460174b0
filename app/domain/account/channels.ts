/** Ways of telling somebody that something waits. */
type Channel = 'EMAIL' | 'SMS' | 'PORTAL';

type Asked = Readonly<{
  email: string | undefined;
  phone: string | undefined;
  isPhoneConfirmed: boolean;
  /** True where numbers are confirmed here by a code: where they are not, nobody has proved one. */
  areNumbersConfirmed: boolean;
  isSmsEnabled: boolean;
  hasInbox: boolean;
}>;

/** Why a way of contact is not offered. */
export type MissingChannel = 'noEmail' | 'noPhone' | 'unconfirmed' | 'noSms' | 'noInbox';

/** A-45, AP-53: by what somebody can be told that something waits, and why not by the others. */
export function channelsOf(asked: Asked) {
  const missing = (
    [
      ['EMAIL', asked.email ? null : 'noEmail'],
      ['SMS', smsFault(asked)],
      ['PORTAL', asked.hasInbox ? null : 'noInbox'],
    ] as const
  ).map(([channel, fault]) => ({ channel, fault }));
  return {
    offered: missing.flatMap(({ channel, fault }) => (fault === null ? [channel] : [])),
    missing: missing.flatMap(({ fault }) => (fault === null ? [] : [fault])),
  };
}

function smsFault({
  phone,
  isPhoneConfirmed,
  areNumbersConfirmed,
  isSmsEnabled,
}: Asked): MissingChannel | null {
  if (!phone) return 'noPhone';
  if (!isSmsEnabled || !areNumbersConfirmed) return 'noSms';
  return isPhoneConfirmed ? null : 'unconfirmed';
}

/** The way of contact that is chosen, or the first of those that are there now. */
export const channelNow = (chosen: Channel, offered: readonly Channel[]): Channel =>
  offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
