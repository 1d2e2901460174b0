export const copyRequest = {
  id: 'copy-1',
  number: 'K/2026/000017',
  patientId: 'patient-1001',
  registeredAt: '2026-11-20T09:00:00.000Z',
  state: 'ACCEPTED',
  acceptedAt: '2026-11-21T08:30:00.000Z',
  cdocType: 'COPY',
  description: 'Kopia dokumentacji, 1 dokument: Karta informacyjna 02-11-2026',
  documents: [
    {
      id: 'cdoc-1',
      typeName: 'Karta informacyjna',
      title: 'Karta informacyjna z leczenia szpitalnego',
      date: '2026-11-02T08:00:00.000Z',
    },
  ],
  deliveryFormat: 'DOWNLOAD',
  deliveryMode: 5,
  price: { amount: 4_500, isYesAwaited: true },
  attachments: [],
};

export const agreed = {
  ...copyRequest,
  price: { amount: 4_500, isYesAwaited: false, agreedAt: '2026-11-22T10:00:00.000Z' },
  refInvoice: 'FW/11/2026/000001',
  isPaid: false,
};

export const newRequest = {
  patientId: 'patient-1001',
  clinicalDocumentIds: ['cdoc-1'],
  description: 'Kopia dokumentacji, 1 dokument: Karta informacyjna 02-11-2026',
  deliveryFormat: 'DOWNLOAD',
  deliveryMode: 5,
  cdocType: 'COPY',
  key: 'draft-of-a-request-1',
};
