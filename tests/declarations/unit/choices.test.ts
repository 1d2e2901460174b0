import { describe, expect, it } from 'vitest';
import {
  choiceProblem,
  clearedChoice,
  lastNumberOf,
  reasonsOf,
} from '#contract/declarations/reading/choices.ts';
import {
  addressLine,
  choiceColumns,
  choiceRefusals,
  hospitalLiveKey,
  isOpen,
  liveKey,
} from '#provider/declarations/rules.ts';

const NEW = '2018-10-01';
const OLD = '2018-09-30';
const TYPES = ['GP', 'NURSE', 'MIDWIFE'] as const;

it('the form ends with the third choice from 1 October 2018 on, before with the fourth', () => {
  expect([OLD, NEW, '2026-10-20'].map(lastNumberOf)).toEqual([4, 3, 3]);
});

it('a reason is offered from the second choice on, that of turning 18 of a doctor alone', () => {
  for (const type of TYPES) expect(reasonsOf({ type, orderNumber: 1 })).toEqual([]);
  expect(reasonsOf({ type: 'GP', orderNumber: 2 })).toEqual([1, 2, 3, 4, 5]);
  for (const type of ['NURSE', 'MIDWIFE'] as const)
    expect(reasonsOf({ type, orderNumber: 3 })).toEqual([1, 2, 4, 5]);
});

/** The outcome expected of each cell, said once more in other words than the rule's. */
function expected({ type, day, number, reason, text }: Cell) {
  const last = day < NEW ? 4 : 3;
  if (number < 1 || number > last) return 'NUMBER';
  if (number === 1) return null;
  if (reason === undefined) return number === last ? 'REASON_MISSING' : null;
  if (reason === 3 && type !== 'GP') return 'REASON_NOT_OFFERED';
  return reason === 4 && text === undefined ? 'TEXT_MISSING' : null;
}

type Cell = {
  type: (typeof TYPES)[number];
  day: string;
  number: number;
  reason: number | undefined;
  text: string | undefined;
};

describe('order, reason, text and date, each with each', () => {
  const cells: Cell[] = TYPES.flatMap((type) =>
    [OLD, NEW].flatMap((day) =>
      [0, 1, 2, 3, 4, 5].flatMap((number) =>
        [undefined, 1, 2, 3, 4, 5].flatMap((reason) =>
          [undefined, 'Tak wyszło.'].map((text) => ({ type, day, number, reason, text })),
        ),
      ),
    ),
  );

  it('are decided as they should be', () => {
    const wrong = cells.filter((cell) => {
      const choice = { orderNumber: cell.number, reasonCode: cell.reason, otherReason: cell.text };
      return choiceProblem({ type: cell.type, dateOfSubmission: cell.day, choice }) !== expected(cell);
    });
    expect(cells).toHaveLength(432);
    expect(wrong).toEqual([]);
  });

  it('lose what they have no use for', () => {
    for (const { number, reason, text } of cells) {
      const kept = clearedChoice({ orderNumber: number, reasonCode: reason, otherReason: text });
      expect(kept.reasonCode).toBe(number < 2 ? undefined : reason);
      expect(kept.otherReason).toBe(number >= 2 && reason === 4 ? text : undefined);
    }
  });
});

it('a text of spaces is none', () => {
  const choice = { orderNumber: 2, reasonCode: 4, otherReason: '  ' };
  expect(choiceProblem({ type: 'GP', dateOfSubmission: NEW, choice })).toBe('TEXT_MISSING');
});

const BOTH = { healthcareProviderChoiceOrderNumber: 1, practitionerChoiceOrderNumber: 3 };

it('the two choices may differ, and each says what is wrong with it', () => {
  const asked = { type: 'NURSE', dateOfSubmission: NEW } as const;
  expect(choiceRefusals({ ...asked, fields: BOTH })).toEqual([
    { block: 'practitioner', problem: 'REASON_MISSING' },
  ]);
  const fields = {
    ...BOTH,
    healthcareProviderChoiceOrderNumber: 4,
    practitionerChoiceOrderReasonCode: 3,
  };
  expect(choiceRefusals({ ...asked, fields })).toEqual([
    { block: 'healthcareProvider', problem: 'NUMBER' },
    { block: 'practitioner', problem: 'REASON_NOT_OFFERED' },
  ]);
  expect(
    choiceColumns({ ...BOTH, practitionerChoiceOrderReasonCode: 4, practitionerChoiceOtherReason: ' a ' }),
  ).toEqual({
    provider_order_number: 1,
    provider_reason_code: null,
    provider_other_reason: null,
    practitioner_order_number: 3,
    practitioner_reason_code: 4,
    practitioner_other_reason: 'a',
  });
});

it('only what is registered and not signed is open', () => {
  expect(isOpen({ state: 'REGISTERED', signed_at: null })).toBe(true);
  expect(isOpen({ state: 'REGISTERED', signed_at: 1 })).toBe(false);
  expect(isOpen({ state: 'SUBMITTED', signed_at: null })).toBe(false);
  expect(isOpen({ state: 'CANCELED', signed_at: null })).toBe(false);
});

it('one of a kind is live; at the hospital system the next one may wait beside it', () => {
  const row = { patient_id: 'p', type: 'GP' } as const;
  expect(liveKey({ ...row, state: 'REGISTERED' })).toBe(liveKey({ ...row, state: 'SUBMITTED' }));
  expect(hospitalLiveKey({ ...row, state: 'REGISTERED' })).not.toBe(
    hospitalLiveKey({ ...row, state: 'SUBMITTED' }),
  );
  for (const key of [liveKey, hospitalLiveKey]) expect(key({ ...row, state: 'CANCELED' })).toBeNull();
});

it('an address is one line of what is known', () => {
  const whole = { street: 'ul. Lipowa', house_number: '14', postal_code: '20-020', city: 'Lublin' };
  expect(addressLine(whole)).toBe('ul. Lipowa 14, 20-020 Lublin');
  expect(addressLine({ ...whole, street: null, house_number: null })).toBe('20-020 Lublin');
});
