/** The choice in a list of countries that does not have the right one. */
export const OTHER_COUNTRY = 'OTHER';
