import { plainPdf } from '#provider/seed/files.ts';
import type { Clinic } from '#provider/seed/clinic.ts';
import type { PersonFileRow } from './tables.ts';

const DAY_MS = 24 * 3_600_000;

/** A foreigner has a paper beside the number of his document. */
export const personFilesSeed = ({ now }: Clinic) => ({ person_files: [residenceCard(now)] });

function residenceCard(now: Date): PersonFileRow {
  const content = plainPdf(['Karta pobytu FX481516', 'Oleksandr Kovalenko']);
  return {
    id: 'person-file-9501',
    account_id: 'account-2007',
    patient_id: 'patient-1008',
    filename: 'karta-pobytu.pdf',
    type: 'application/pdf',
    size: content.length,
    content,
    created_at: now.getTime() - 40 * DAY_MS,
    is_of_registration: 0,
  };
}
