/** The hospital system in whose book one "now" stands, which has no time that would say it. */
export const NOW_SYSTEM = 'AMMS';
