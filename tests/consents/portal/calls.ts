import type { CallRows } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'consents.toConfirm': { kind: 'own account' },
  'consents.confirm': {
    kind: 'own account',
    input: { decisions: [{ id: 'consent-portal', version: '2', accepted: true }] },
  },
};
