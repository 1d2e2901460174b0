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
  identity: { nationalIdentificationNumber: '22302900316' },
  attachments: [],
};

export const redirectContext = { medicalServiceCode: 'KARD', organizationalUnitId: 'unit-lipowa' };

const READ = { version: 'fbf489f24533e0b7', language: 'pl' as const };

/** Both boxes that the made-up clinic needs, with the words that it shows. */
export const consents = [
  {
    kind: 'PATIENT' as const,
    ...READ,
    hash: '288412edb4c5076fc1194a4a6eac62fcf8f61a3ff5d29d1234b4a4fd90b09aba',
  },
  {
    kind: 'REGISTER' as const,
    ...READ,
    hash: 'a306825b78c938c5f1d113dc3e00a96a298f3f7002012c2245771daef8f2ef32',
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
