import type { Faults } from '#provider/core/faults.ts';

/** The calls that the staff may let fail, each with what it is. */
export const FAILING = {
  'deposits.list': 'Lista depozytów',
  'deposits.balances': 'Salda',
  'deposits.request': 'Wniosek o wypłatę, zanim zostanie zapisany',
  'deposits.request.answer': 'Wniosek o wypłatę, gdy jest już zapisany',
} as const;

/** The same, with those that are let fail now. */
export const faults: Faults = {
  calls: FAILING,
  failing: async ({ depositSettings }) => (await depositSettings.payouts()).failing,
};
