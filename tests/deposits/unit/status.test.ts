import { expect, it } from 'vitest';
import { PAYOUT_REFUSALS, payoutOutcome } from '#contract/deposits/reading/status.ts';

it.each(PAYOUT_REFUSALS)('reads %s with each of the prefixes, and without (A-155)', (refusal) => {
  for (const prefix of ['', 'REFUSAL_', 'REJECTED_', 'REJECTED_REFUSAL_'])
    expect(payoutOutcome(`${prefix}${refusal}`)).toEqual({ kind: 'REFUSED', refusal });
});

it('takes ACCEPTED alone for accepted; all else is told by its code (B-31)', () => {
  expect(payoutOutcome('ACCEPTED')).toEqual({ kind: 'ACCEPTED' });
  for (const code of ['accepted', 'Accepted', 'X', '', 'REJECTED_ACCEPTED', 'min_balance_exceeded'])
    expect(payoutOutcome(code)).toEqual({ kind: 'UNKNOWN', code });
  expect(payoutOutcome(' ')).toEqual({ kind: 'UNKNOWN', code: '' });
});
