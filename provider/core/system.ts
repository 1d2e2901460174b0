/** The hospital system that keeps all bookings of this provider: `system` of B§3. */
export const HOSPITAL_SYSTEM = 'AMMS';
