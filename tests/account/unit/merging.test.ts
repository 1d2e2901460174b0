import { describe, expect, it } from 'vitest';
import { contactOf, masked, whoStays } from '#provider/account/rules/merging.ts';
import type { AccountRow } from '#provider/account/tables.ts';

const account = (row: Partial<AccountRow>) => row as AccountRow;

describe('of two accounts of one person', () => {
  const authorized = account({ id: 'a', type: 'AUTHORIZED' });
  const unauthorized = account({ id: 'b', type: 'UNAUTHORIZED' });

  it('the one stays that the unit has confirmed, and of two alike the one that was there before', () => {
    const staying = (pending: AccountRow, other: AccountRow) => whoStays({ pending, other }).stays;
    const older = { ...authorized, id: 'c' };
    expect(staying(authorized, unauthorized)).toBe(authorized);
    expect(staying(unauthorized, authorized)).toBe(authorized);
    expect(staying(authorized, older)).toBe(older);
    expect(whoStays({ pending: authorized, other: older }).goes).toBe(authorized);
  });

  it('the other’s owner is asked by mail, or by a confirmed phone while SMS goes out, or not at all', () => {
    const both = account({ email: 'z@example.com', phone_number: '+48600100118', phone_confirmed: 1 });
    const phoneOnly = { ...both, email: null };
    expect(contactOf(both, { isSmsEnabled: true })?.channel).toBe('EMAIL');
    expect(contactOf(phoneOnly, { isSmsEnabled: true })).toEqual({ channel: 'SMS', address: '+48600100118' });
    expect(contactOf(phoneOnly, { isSmsEnabled: false })).toBeNull();
    expect(contactOf({ ...phoneOnly, phone_confirmed: 0 }, { isSmsEnabled: true })).toBeNull();
  });

  it('nobody reads the other’s whole address', () => {
    expect(masked({ channel: 'EMAIL', address: 'z.kozlowska@example.com' })).toBe('z•••@example.com');
    expect(masked({ channel: 'SMS', address: '+48600100118' })).toBe('••• ••• 118');
  });
});
