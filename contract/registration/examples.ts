/** Somebody whom the made-up clinic does not know. */
export const KEY = 'k3ZqU1x9mTzJ2yQdXc8LhwV5sNfA1eGp';
export const REGISTRATION_ID = 'Q7dJ0pGf4MaE9ukV2nQw8sTz5LxYb1Rc7HdJ0pGf4Ma';
export const NEW_PHONE = '+48600100199';

export const account = {
  contactData: {
    phoneNumber: NEW_PHONE,
    email: 'katarzyna.lis@example.com',
    preferredCommunicationChannel: 'EMAIL' as const,
  },
  credentials: { username: 'klis', password: 'zielona lampa na stole' },
  name: 'Katarzyna',
  lastName: 'Lis',
  settings: { marketingMessagesConsent: false },
};

export const child = {
  name: 'Antoni',
  lastName: 'Lis',
  identity: { nationalIdentificationNumber: '22302900314' },
  attachments: ['guest-file-9601'],
};

export const redirectContext = { medicalServiceCode: 'KARD', organizationalUnitId: 'unit-lipowa' };

export const consents = [
  {
    kind: 'REGISTER' as const,
    version: '8f14e45fceea167a',
    language: 'pl' as const,
    hash: 'b1946ac92492d2347c6235b4d2611184b1946ac92492d2347c6235b4d2611184',
  },
];

export const state = {
  state: 'WAITS' as const,
  channel: 'SMS' as const,
  phoneNumber: NEW_PHONE,
  email: 'katarzyna.lis@example.com',
  patientRole: 'CHILD' as const,
  redirectContext,
  sendsLeft: 4,
  nextSendAt: '2026-10-20T06:01:00.000Z',
  codeValidUntil: '2026-10-20T06:15:00.000Z',
  correctionsLeft: 3,
  expiresAt: '2026-10-27T06:00:00.000Z',
};
