import type { Clinic } from '#provider/seed/clinic.ts';
import { addDays, localDay } from '#contract/days/reading/warsaw.ts';
import type { PatientId } from '#provider/seed/people.ts';
import { tones, TRANSCRIPT } from './made-up-recording.ts';
import { JANS_CASE, systemSeed } from './seed-of-system.ts';
import type { BookingRow } from '#provider/core/rows.ts';
import type {
  ChatMessageRow,
  TeleconsultationAttachmentRow,
  TeleconsultationRow,
} from '#provider/telehealth/tables.ts';

const MINUTE = 60_000;
const KEPT_DAYS = 90;
const SERVICES: readonly string[] = ['TELE-INT', 'TELE-NOW'];
const JAN: PatientId = 'patient-1001';

/** Jan's last one, of which a note, the chat and a recording are kept. */
const RECORDED = 'teleconsultation-6001';

/** Minutes after the start, who, what. */
const CHAT: readonly (readonly [minutes: number, sender: 'patient' | 'doctor', text: string])[] = [
  [1, 'doctor', 'Dzień dobry, czy dobrze mnie Pan słyszy?'],
  [2, 'patient', 'Dzień dobry, słyszę dobrze.'],
  [7, 'patient', 'Ciśnienie z ostatniego tygodnia: rano 135/85, wieczorem 130/80.'],
  [9, 'doctor', 'Dziękuję. Proszę dalej mierzyć ciśnienie dwa razy dziennie i zapisywać wyniki.'],
  [14, 'doctor', 'Zalecenia są w notatce. Do widzenia!'],
];
const SENDERS = { patient: 'Jan Nowak', doctor: 'dr n. med. Katarzyna Majewska' };

const NOTE =
  'Ciśnienie dobrze wyrównane. Leki bez zmian. Pomiary ciśnienia rano i wieczorem przez dwa tygodnie, potem kontrola.';

const STATES = {
  SCHEDULED: 'WAITING',
  REGISTERED: 'WAITING',
  EXECUTED: 'ENDED',
  CANCELED: 'CANCELED',
} as const satisfies Record<BookingRow['status'], TeleconsultationRow['state']>;

/** The bookings that are teleconsultations, with what is left of the first one, and the telehealth system beside them. */
export function telehealthSeed(clinic: Clinic) {
  const consulted = clinic.bookings
    .filter(({ service_code }) => SERVICES.includes(service_code))
    .map((booking, index) => ({
      id: `teleconsultation-${6001 + index}`,
      booking,
      caseId: booking.patient_id === JAN ? JANS_CASE : `case-${6501 + index}`,
    }));
  const recorded = consulted.find(({ id }) => id === RECORDED);
  if (!recorded) throw new Error(`No booking of ${RECORDED}`);

  return {
    ...systemSeed(clinic, { consulted, recorded }),
    teleconsultations: consulted.map(({ id, booking, caseId }): TeleconsultationRow => ({
      id,
      system: booking.system,
      system_id: booking.system_id,
      medical_case_id: caseId,
      service_code: booking.service_code,
      is_now: booking.is_now,
      is_offline: 0,
      state: STATES[booking.status],
      practitioner_id: booking.practitioner_id,
      title: null,
      account_id: booking.account_id,
      warden_id: null,
      registered_at: booking.created_at,
      started_at: booking.status === 'EXECUTED' ? booking.starts_at : null,
      ended_at: booking.status === 'EXECUTED' ? booking.ends_at : null,
    })),
    teleconsultation_attachments: attachmentsOf(recorded.booking),
    chat_messages: CHAT.map(([minutes, sender, text], position): ChatMessageRow => ({
      teleconsultation_id: RECORDED,
      position,
      sent_at: recorded.booking.starts_at + minutes * MINUTE,
      sender: SENDERS[sender],
      text,
      side: sender === 'doctor' ? 'DOCTOR' : 'PATIENT',
      account_id: null,
      key_hash: null,
    })),
  };
}

function attachmentsOf({ ends_at: endsAt }: BookingRow): TeleconsultationAttachmentRow[] {
  const keptUntil = addDays({ day: localDay(endsAt), days: KEPT_DAYS });
  const row = { teleconsultation_id: RECORDED, created_at: endsAt, author: null, text: null, content: null };
  return [
    { ...row, id: 'attachment-6101', type: 'C', file_name: 'czat.txt', kept_until: keptUntil },
    {
      ...row,
      id: 'attachment-6102',
      type: 'A',
      file_name: 'nagranie.wav',
      kept_until: keptUntil,
      text: TRANSCRIPT,
      content: tones().toString('base64'),
    },
    {
      ...row,
      id: 'attachment-6103',
      type: 'N',
      file_name: 'notatka.txt',
      kept_until: null,
      author: SENDERS.doctor,
      text: NOTE,
    },
  ];
}
