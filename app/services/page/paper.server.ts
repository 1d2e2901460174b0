import type { PaperSpeaker } from '#contract/papers/reading/paper.ts';
import { dayOf } from '#app/domain/dates/warsaw.ts';
import { fullName } from '#app/domain/patients/patients.ts';
import { phoneAsSaid } from '#app/domain/patients/phone.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';
import { textIn } from '#app/services/text/texts.ts';
import { patientsOf } from './patient-shown.server.ts';

/** Whoever writes a page for printing: its lines are those of the PDF (contract/papers). */
export function paperSpeaker({ t, language }: Pick<PortalRequest, 't' | 'language'>): PaperSpeaker<TextKey> {
  const { formatDate, formatTime } = textIn(language);
  return {
    language,
    t,
    date: formatDate,
    moment: (instant) => `${formatDate(dayOf(instant))}, ${formatTime(instant)}`,
    phone: (phone) => phoneAsSaid({ phone, language }),
    country: (code) => countryName(code, language),
  };
}

/** A country by its code in the page's language; a code that names none stays as it is. */
export function countryName(code: string, language: string) {
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** "Anna Kowalska (ur. 5 marca 2018)": paper leaves the account, so that a birth date tells people of one name apart; nobody while that cannot be had. */
export async function peopleOnPaper(request: PortalRequest, patientId: string): Promise<string[]> {
  const patients = await orOutage(patientsOf(request));
  const patient = patients.ok ? patients.data.find(({ id }) => id === patientId) : undefined;
  if (!patient) return [];
  const { t, language } = request;
  const day = textIn(language).formatDate(patient.birthDate);
  return [t('patients:toldApart', { name: fullName(patient), about: t('patients:born', { day }) })];
}
