import { clinic } from './001-clinic.ts';

/** In order; a migration that has run somewhere is never edited. */
export const migrations = { '001-clinic': clinic };
