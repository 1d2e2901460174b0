import { z } from 'zod';
import { addressLines, practitionerName } from '#app/domain/bookings/names.ts';
import { providerText, type ProviderText } from '#app/domain/text.ts';
import { chosenPatientId } from './wizard.ts';

/** The schemas that the wizards for visits and for teleconsultations keep alike: the service that was chosen, and the time. */

const text = z.string().max(4_000);
const textOfProvider = text.transform(providerText);

export const ServiceAnswer = z.object({
  availabilityId: text,
  medicalServiceCode: text,
  organizationUnitId: text,
  employeeId: text.optional(),
  occupationCode: text.optional(),
  /** As the catalogue had them, for the breadcrumb and the summary. */
  serviceName: textOfProvider,
  unitName: textOfProvider,
  unitAddress: text.optional(),
  unitPhone: text.optional(),
  practitionerName: text.optional(),
  minBookDate: text.optional(),
  preparation: textOfProvider.optional(),
  meeting: z.enum(['PHONE', 'VIDEO']).optional(),
});
export type ServiceAnswer = z.infer<typeof ServiceAnswer>;

export const SlotAnswer = z.object({
  timeSlotId: text,
  system: text,
  dateFrom: text,
  dateTo: text,
  /** Who it is with, and where, when the slot says so. */
  practitionerName: text.optional(),
  room: text.optional(),
});
export type SlotAnswer = z.infer<typeof SlotAnswer>;

/** The rest of a draft that has become a booking, or has moved one (away from `movedFrom`). */
export const BookedDraft = z.object({
  booked: z.object({ system: text, systemId: text, movedFrom: text.optional() }),
});
export type BookedDraft = z.infer<typeof BookedDraft>;

type Named = Parameters<typeof practitionerName>[0];

type ChosenEntry = {
  availabilityId: string;
  medicalService: {
    code: string;
    name: ProviderText;
    minBookDate?: string | undefined;
    condition?: ProviderText | undefined;
    meeting?: ServiceAnswer['meeting'];
  };
  hospitalOrganizationUnit: {
    id: string;
    name: ProviderText;
    address: Parameters<typeof addressLines>[0];
    contact: { phoneNumber?: string | undefined };
  };
  practitioner?: (Named & { employee: { id: string }; occupation: { code: string } }) | undefined;
};

type ChosenSlot = {
  id: string;
  system: string;
  dateFrom: string;
  dateTo: string;
  practitioner?: Named | undefined;
  room?: string | undefined;
};

type Online = Readonly<{
  /** It is a teleconsultation. */
  isOnline?: boolean;
}>;

/** Returns what the draft keeps of a catalogue entry; from afar is no place, so that no address goes with it. */
export function serviceAnswer(entry: ChosenEntry, { isOnline = false }: Online = {}): ServiceAnswer {
  const { availabilityId, medicalService, hospitalOrganizationUnit, practitioner } = entry;
  const meeting = isOnline ? 'VIDEO' : medicalService.meeting;
  return {
    availabilityId,
    medicalServiceCode: medicalService.code,
    organizationUnitId: hospitalOrganizationUnit.id,
    employeeId: practitioner?.employee.id,
    occupationCode: practitioner?.occupation.code,
    serviceName: medicalService.name,
    unitName: hospitalOrganizationUnit.name,
    unitAddress: meeting ? undefined : addressLines(hospitalOrganizationUnit.address).join(', '),
    unitPhone: hospitalOrganizationUnit.contact.phoneNumber,
    practitionerName: practitioner && practitionerName(practitioner),
    minBookDate: medicalService.minBookDate,
    preparation: medicalService.condition,
    meeting,
  };
}

/** The part of a free time that the draft keeps. */
export function slotAnswer({ id, system, dateFrom, dateTo, practitioner, room }: ChosenSlot): SlotAnswer {
  return {
    timeSlotId: id,
    system,
    dateFrom,
    dateTo,
    practitionerName: practitioner && practitionerName(practitioner),
    room,
  };
}

/** B§7, time-slots: the query for a service and a patient; undefined before both are known. */
export function timeSlotQueryOf(services: ServiceAnswer | undefined, patientId: string | undefined) {
  if (!services || !patientId) return undefined;
  const { availabilityId, medicalServiceCode, organizationUnitId, employeeId, occupationCode } = services;
  return { availabilityId, medicalServiceCode, organizationUnitId, employeeId, occupationCode, patientId };
}

/** The answers that drafts of visits and of teleconsultations have alike. */
export type Appointment = {
  facts: {
    patientCount: number;
    onlyPatientId?: string | undefined;
    hisBookingId?: string | undefined;
    moved?: { system: string; dateFrom: string } | undefined;
    isRefused?: boolean | undefined;
  };
  patients?: { patientId: string } | undefined;
  services?: ServiceAnswer | undefined;
  dates?: SlotAnswer | undefined;
};

/** True while an existing booking is being moved: for whom and what stays as it was. */
export const isMove = ({ facts }: Pick<Appointment, 'facts'>) => facts.hisBookingId !== undefined;

/** The same for what a draft has chosen. */
export const timeSlotQuery = (answers: Appointment) =>
  timeSlotQueryOf(answers.services, chosenPatientId(answers));
