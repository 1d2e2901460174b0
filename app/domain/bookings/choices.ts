import { plainText, type ProviderText } from '#app/domain/text.ts';
import { formatDateTime, type Language } from '#app/domain/dates/words.ts';

/** One line of the wizard's breadcrumb: what was chosen, in words, and the step that changes it. */
export type Choice = { step: 'patients' | 'services' | 'dates' } & (
  | { name: 'service'; value: ProviderText }
  | { name: 'place'; value: string; unit: ProviderText }
  | { name: 'patient' | 'current' | 'date'; value: string }
);

/** B§2: patient (only if there is a choice of them), service, unit and practitioner, date; of a move the date now, too. */
export function choicesMade({
  patientCount,
  patientName,
  service,
  currentFrom,
  dateFrom,
  language,
}: {
  patientCount: number;
  patientName?: string | undefined;
  service?:
    { serviceName: ProviderText; unitName: ProviderText; practitionerName?: string | undefined } | undefined;
  currentFrom?: string | undefined;
  dateFrom?: string | undefined;
  language: Language;
}): Choice[] {
  const choices: Choice[] = [];
  if (patientCount > 1 && patientName) {
    choices.push({ name: 'patient', step: 'patients', value: patientName });
  }
  if (service) {
    const place = [plainText(service.unitName), service.practitionerName].filter(Boolean).join(', ');
    choices.push({ name: 'service', step: 'services', value: service.serviceName });
    choices.push({ name: 'place', step: 'services', value: place, unit: service.unitName });
  }
  if (currentFrom) {
    const value = formatDateTime({ instant: currentFrom, language });
    choices.push({ name: 'current', step: 'dates', value });
  }
  if (dateFrom) {
    choices.push({ name: 'date', step: 'dates', value: formatDateTime({ instant: dateFrom, language }) });
  }
  return choices;
}
