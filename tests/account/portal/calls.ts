import type { CallRows } from '#tests/house/portal/calls/row.ts';

/** Codes that nobody was given, and names and addresses of nobody: no try of these may reach somebody. */
export const calls: CallRows = {
  'account.signIn': { input: { username: 'nobody.here', password: 'x' }, unproved: '401 BAD_CREDENTIALS' },
  'account.logEvent': { input: { eventLogType: 'LOGOUT', username: 'nobody.here' } },
  'account.changePassword': { input: { password: 'x', newPassword: 'zielony-rower-nad-Wisla' } },
  'account.sendEmailLink': { input: { email: 'nobody@example.com' } },
  'account.emailToken': { unproved: '400 LINK_OVER' },
  'account.confirmEmail': { unproved: '400 LINK_OVER' },
  'account.recoverPassword': { input: { email: 'nobody@example.com' } },
  'account.passwordToken': { unproved: '400 BAD_TOKEN' },
  'account.resetPassword': { unproved: '400 BAD_TOKEN' },
  'account.sendActivationCode': { input: { phoneNumber: '+48600100199' } },
  'account.sendActivationCodeFor': { input: { phoneNumber: '+48600100199', patientId: 'patient-1003' } },
  'account.confirmActivation': {
    input: { phoneNumber: '+48600100199', confirmationCode: '000000' },
    unproved: '400 CODE_REFUSED',
  },
  'account.verifySignature': { kind: 'own account' },
  'account.undoToken': { unproved: '400 LINK_OVER' },
  'account.undoContact': { unproved: '400 LINK_OVER' },
  'account.entry': { unproved: '400 BAD_TOKEN' },
  'account.enter': { unproved: '400 BAD_TOKEN' },
};
