type Locked = Readonly<{ booking_locked_at: number | null }>;
type Service = Readonly<{ staff_only: number }>;

/** B§4, the booking lock: the staff alone books for a patient whose record it has locked, and a service that it keeps for itself. */
export const isBookedByStaffAlone = ({ patient, service }: { patient: Locked; service?: Service }) =>
  patient.booking_locked_at !== null || service?.staff_only === 1;
