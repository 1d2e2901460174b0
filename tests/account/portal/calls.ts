import { type CallRows, SLOT } from '#tests/house/portal/calls/row.ts';

export const calls: CallRows = {
  'account.signIn': {
    kind: 'everybody',
    input: { username: 'nobody.here', password: 'x' },
    unproved: '401 BAD_CREDENTIALS',
  },
  'account.logEvent': {
    kind: 'everybody',
    input: { eventLogType: 'LOGOUT', username: 'nobody.here' },
  },
  'account.signOut': { kind: 'everybody' },
  'account.changePassword': {
    kind: 'own account',
    input: { password: 'x', newPassword: 'zielony-rower-nad-Wisla' },
  },
  'account.unconfirmedEmail': { kind: 'own account' },
  'account.sendEmailLink': { kind: 'everybody', input: { email: 'nobody@example.com' } },
  'account.confirmEmail': {
    kind: 'everybody',
    input: { code: 'made-up-token-of-nobody' },
    unproved: '400 LINK_OVER',
  },
  'account.recoverPassword': { kind: 'everybody', input: { email: 'nobody@example.com' } },
  'account.passwordToken': {
    kind: 'everybody',
    input: { token: 'made-up' },
    unproved: '400 BAD_TOKEN',
  },
  'account.resetPassword': {
    kind: 'everybody',
    input: { token: 'made-up', newPassword: 'zielona herbata' },
    unproved: '400 BAD_TOKEN',
  },
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
