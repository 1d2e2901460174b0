import type {
  AvailabilityRow,
  PractitionerRow,
  ServiceRow,
  WorkingHoursRow,
} from '#provider/bookings/tables/clinic.ts';
import type { SeedAvailability } from '#provider/seed/catalogue.ts';
import type { SeedPractitioner } from '#provider/seed/practitioners.ts';
import { searchWords } from '#provider/seed/search-words.ts';
import type { SeedService, ServiceCode } from '#provider/seed/services.ts';

export function practitionerRow(practitioner: SeedPractitioner): PractitionerRow {
  return {
    id: practitioner.id,
    name: practitioner.name,
    middle_name: practitioner.middle_name,
    last_name: practitioner.last_name,
    degree: practitioner.degree,
    occupation_code: practitioner.occupation.code,
    occupation_name: practitioner.occupation.name,
    practice_number: practitioner.practice_number,
    specialities: JSON.stringify(practitioner.specialities),
  };
}

export function workingHoursRows(practitioner: SeedPractitioner): WorkingHoursRow[] {
  return practitioner.hours.flatMap(({ unit, weekdays, from, to, room }) =>
    weekdays.map((weekday) => ({
      practitioner_id: practitioner.id,
      unit_id: unit,
      weekday,
      from_minute: minuteOf(from),
      to_minute: minuteOf(to),
      slot_minutes: practitioner.slotMinutes,
      room,
    })),
  );
}

function minuteOf(time: string) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function serviceRow(service: SeedService & { code: ServiceCode }): ServiceRow {
  return {
    code: service.code,
    name: service.name,
    description: service.description,
    search_words: JSON.stringify(searchWords[service.code]),
    service_group: service.service_group,
    condition: service.condition ?? null,
    declaration_type: service.declaration_type ?? null,
    meeting: service.meeting ?? null,
    cancel_hours: service.cancel_hours ?? null,
    staff_only: service.staffOnly ? 1 : 0,
    sentinel: service.sentinel ?? null,
  };
}

export function availabilityRow(availability: SeedAvailability): AvailabilityRow {
  const { by } = availability;
  return {
    id: availability.id,
    service_code: availability.service,
    unit_id: availability.unit,
    practitioner_id: 'practitioner' in by ? by.practitioner : null,
    duty_occupation_code: 'duty' in by ? by.duty : null,
    commercial: availability.commercial ? 1 : 0,
    module_status: availability.moduleStatus ?? 'B',
    is_now: availability.isNow ? 1 : 0,
    referral_status: availability.referral ?? 'N',
    confirmation_required: availability.confirmationRequired ? 1 : 0,
    add_measurements: availability.addMeasurements ? 1 : 0,
    parallel_allowed: availability.parallelAllowed ? 1 : 0,
    employee_status_visible: availability.employeeStatusVisible ? 1 : 0,
    prescriptions: availability.prescriptions ? 1 : 0,
    min_book_days: availability.minBookDays ?? null,
    restrictions: JSON.stringify(availability.restrictions ?? {}),
  };
}
