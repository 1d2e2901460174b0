import { type CallRows, SLOT } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'account.signIn': {
    kind: 'everybody',
    input: { username: 'nobody.here', password: 'x' },
    unproved: '401 BAD_CREDENTIALS',
  },
  'account.signOut': { kind: 'everybody' },
  'account.get': { kind: 'own account' },
  'account.gates': { kind: 'own account' },
  'account.isPhoneRequired': { kind: 'own account' },
  'account.phone': { kind: 'own account' },
  'account.phoneExists': { kind: 'own account' },
  'account.isAuthorized': { kind: 'own account' },
  'account.smsConfirmationSettings': { kind: 'own account' },
  'account.savePhone': { kind: 'own account', input: { phoneNumber: '+48600100101' } },
  'account.sendPhoneCode': { kind: 'own account', input: { timeSlotId: SLOT.timeSlotId } },
  'account.phoneCode': { kind: 'own account', input: { timeSlotId: SLOT.timeSlotId } },
  'account.confirmPhone': {
    kind: 'own account',
    input: { phoneNumber: '+48600100101', confirmationCode: '000000' },
  },
};
