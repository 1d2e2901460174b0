export const PHONE = '+48600100101';
export const UNCONFIRMED_PHONE = '+48600100115';
export const SLOT_WITH_CODE = 'tel-majewska_20261103T1100';
const CODE_VALID_UNTIL = '2026-10-20T06:10:00.000Z';

export const sentCode = { phoneNumber: PHONE, validUntil: CODE_VALID_UNTIL, sendsLeft: 4 };
export const codeState = { sendsLeft: 4, sent: { validUntil: CODE_VALID_UNTIL, triesLeft: 5 } };

export const unconfirmedEmail = { email: 'marek.kaminski@example.com' };

export const openedSession = {
  token: 'b7Rk0w3m9TzJ2yQdXc8LhV5sNfA1eGpU6iOaYtKrM4E',
  accountId: 'account-2001',
};

export const account = {
  id: 'account-2001',
  username: 'jan.nowak',
  name: 'Jan',
  lastName: 'Nowak',
  type: 'AUTHORIZED',
  contactData: {
    email: 'jan.nowak@example.com',
    phoneNumber: PHONE,
    phoneConfirmed: true,
    preferredCommunicationChannel: 'EMAIL',
    pendingEmail: { value: 'jan@nowak.example', validUntil: '2026-10-21T06:00:00.000Z' },
  },
  settings: { language: 'pl', marketingMessagesConsent: false },
  version: 1,
  hasPassword: true,
};
