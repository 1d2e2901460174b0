import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

type Area = { flag: keyof ApplicationSettings; path: string; label: TextKey; alsoUnder: string[] };

/** The portal's areas in the landing order of the specification (C§2); an area stands here once its routes do. */
export const AREAS: readonly Area[] = [
  {
    flag: 'bookingsModule',
    path: '/bookings',
    label: 'public:areas.bookings',
    alsoUnder: ['/newbooking', '/referral'],
  },
];

/** What the provider has switched on: the menu, and where /main leads. */
export const enabledAreas = (settings: ApplicationSettings) =>
  AREAS.filter(({ flag }) => settings[flag] === true);
