export const consultationId = 'teleconsultation-6007';
export const patientId = 'patient-1001';
export const seat = 'seat-3f9a51c2';

export const liveState = {
  consultationId,
  patientId,
  booking: { system: 'AMMS', id: 'booking-3001' },
  medicalCaseId: 'case-6501',
  status: 'SCHEDULED' as const,
  window: 'OPEN' as const,
  opensAt: '2026-10-20T05:35:00.000Z',
  closesAt: '2026-10-20T10:35:00.000Z',
  isNow: false,
  isOffline: false,
  dateFrom: '2026-10-20T06:05:00.000Z',
  dateTo: '2026-10-20T06:35:00.000Z',
  serviceName: 'Telekonsultacja internistyczna',
  unit: { id: 'unit-poradnia', name: 'Poradnia internistyczna', phoneNumber: '+48221234567' },
  consultant: { id: 'doctor-majewska', name: 'dr n. med. Katarzyna Majewska', isDutyShown: true },
  doctor: { presence: 'IN' as const, isMuted: false, isCameraOff: false, isRecording: false },
  communicationType: 'V' as const,
  lastType: 'V' as const,
  media: 'STAND_IN' as const,
  isRecordingAllowed: false,
  ready: { since: '2026-10-20T06:00:00.000Z', until: '2026-10-20T06:03:30.000Z', by: 'script' as const },
  seat: { id: seat, isOthers: false },
  guest: { status: 'NONE' as const, isThere: false },
  lines: 2,
  lastLineAt: '2026-10-20T06:01:00.000Z',
  at: '2026-10-20T06:02:00.000Z',
};

export const line = {
  id: 'line-1',
  position: 0,
  sentAt: '2026-10-20T06:01:00.000Z',
  sender: 'Jan Nowak',
  side: 'PATIENT' as const,
  isOwn: true,
  text: 'Dzień dobry.',
};
