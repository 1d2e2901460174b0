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
  'account.emailToken': {
    kind: 'everybody',
    input: { code: 'made-up-token-of-nobody' },
    unproved: '400 LINK_OVER',
  },
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
  'account.unconfirmedPhone': { kind: 'own account' },
  'account.unconfirmedChannels': { kind: 'everybody', input: { phoneNumber: '+48600100115' } },
  'account.sendActivationCode': { kind: 'everybody', input: { phoneNumber: '+48600100199' } },
  'account.sendActivationCodeFor': {
    kind: 'everybody',
    input: { phoneNumber: '+48600100199', patientId: 'patient-1003' },
  },
  'account.confirmActivation': {
    kind: 'everybody',
    input: { phoneNumber: '+48600100199', confirmationCode: '000000' },
    unproved: '400 CODE_REFUSED',
  },
  'account.mergeable': { kind: 'own account' },
  'account.sendMergeCode': { kind: 'own account' },
  'account.merge': { kind: 'own account', input: { confirmationCode: '000000' } },
  'account.notification': {
    kind: 'own account',
    input: { guid: '7d3c1a52-6f0e-4b7a-9c58-2f1e8a4b6d01' },
  },
  'account.entry': { kind: 'everybody', input: { code: 'made-up' }, unproved: '400 BAD_TOKEN' },
  'account.enter': { kind: 'everybody', input: { code: 'made-up' }, unproved: '400 BAD_TOKEN' },
  'epuap.sso': { kind: 'everybody', input: { state: 'x'.repeat(22) } },
  'epuap.confirm': { kind: 'everybody', input: { state: 'x'.repeat(22) } },
  'epuap.slo': { kind: 'everybody', input: { x: 'pz', sessionId: 'x'.repeat(32) } },
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
