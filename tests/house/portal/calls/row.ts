/** Whom a call is for, and so what somebody else gets. */
type Kind = 'everybody' | 'own account' | 'patient' | 'booking';

/** One call of the provider, as its area knows it. */
export type CallRow = {
  kind: Kind;
  input?: Record<string, unknown>;
  /** The answer to nobody's try with something that proves nothing, where that is refused. */
  unproved?: string;
};

/** Rows by group and call of the contract: "bookings.list". */
export type CallRows = Record<string, CallRow>;

/** Records of Jan that the calls ask for. */
export const PATIENT = 'patient-1001';
export const BOOKING = { system: 'AMMS', id: 'booking-3001' };
export const SLOT = { timeSlotId: 'ubezp-lis_20261130T0900', availabilityId: 'ubezp-lis' };
export const DAYS = { dateFrom: '2026-11-01', dateTo: '2026-11-30' };

/** A call that names the patient. */
export const ofPatient = (input: Record<string, string | number> = {}): CallRow => ({
  kind: 'patient',
  input: { patientId: PATIENT, ...input },
});
