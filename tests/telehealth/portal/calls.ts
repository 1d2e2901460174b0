import { type CallRows, PATIENT, BOOKING } from '#tests/house/portal/calls/row.ts';

const CONSULTATION = { accountId: 'account-2001', patient: PATIENT, consultation: 'none' };

export const calls: CallRows = {
  'telehealth.printout': { kind: 'booking', input: BOOKING },
  'telehealth.attachments': { kind: 'booking', input: { ...CONSULTATION, case: 'case-1' } },
  'telehealth.chatRecord': { kind: 'booking', input: CONSULTATION },
  'telehealth.streamsRecord': { kind: 'booking', input: CONSULTATION },
};
