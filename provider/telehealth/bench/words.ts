import { dayInWords, timeInWords } from '#provider/core/words.ts';
import type { StaffConsultation } from '#provider/telehealth/store/staff.ts';

export const moment = (at: number) =>
  `${dayInWords({ language: 'pl', at })}, ${timeInWords({ language: 'pl', at })}`;

type Named = Pick<StaffConsultation, 'degree' | 'practitioner_name' | 'practitioner_last_name'>;

/** Whoever has a teleconsultation, or nobody. */
export const dutyNameOf = ({ degree, practitioner_name, practitioner_last_name }: Named) =>
  [degree, practitioner_name, practitioner_last_name].filter(Boolean).join(' ');

export const STATES: Record<StaffConsultation['state'], string> = {
  WAITING: 'czeka',
  STARTED: 'trwa',
  ENDED: 'zakończona',
  CANCELED: 'odwołana',
};
