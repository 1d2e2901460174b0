import type { AccountState } from '#contract/account/schemas.ts';
import type { BookingStatus } from '#contract/bookings/schemas/bookings.ts';
import type { DeclarationType } from '#contract/declarations/schemas.ts';
import type { AddressColumns, DayColumn, FlagColumn, InstantColumn, JsonColumn } from './columns.ts';
import type { AttachmentRow } from '#provider/bookings/tables/attachments.ts';
import type {
  AvailabilityRow,
  PractitionerRow,
  ServiceRow,
  UnitRow,
  WorkingHoursRow,
} from '#provider/bookings/tables/clinic.ts';
import type { BookingPrescriptionRow, TakenDrugRow } from '#provider/bookings/tables/prescriptions.ts';
import type { BookingQuestionnaireRow, QuestionnaireRow } from '#provider/questionnaires/tables.ts';
import type { BookingPriceRow, PriceRow } from '#provider/bookings/tables/prices.ts';
import type { PhoneCodeRow } from '#provider/account/tables.ts';
import type {
  BookingMeasurementsRow,
  ChatMessageRow,
  TeleconsultationAttachmentRow,
  TeleconsultationRow,
} from '#provider/telehealth/tables.ts';
import type {
  BookingReferralRow,
  DiseaseRow,
  ReferringInstitutionRow,
  ReferringPractitionerRow,
} from '#provider/bookings/tables/referrals.ts';

export type { AttachmentRow };
export type { BookingPrescriptionRow, BookingPriceRow, PhoneCodeRow, PriceRow, TakenDrugRow };
export type { BookingMeasurementsRow, ChatMessageRow, TeleconsultationAttachmentRow, TeleconsultationRow };
export type { BookingQuestionnaireRow, QuestionnaireRow };
export type { BookingReferralRow, DiseaseRow, ReferringInstitutionRow, ReferringPractitionerRow };
export type { AvailabilityRow, PractitionerRow, ServiceRow, UnitRow, WorkingHoursRow };

/** A person who signs in. `username` is kept in lower case. */
export type AccountRow = {
  id: string;
  username: string;
  password_hash: string;
  type: 'AUTHORIZED' | 'UNAUTHORIZED';
  /** ACTIVE, or the reason why a right password is not enough (C§8). */
  state: 'ACTIVE' | AccountState;
  name: string;
  last_name: string;
  email: string | null;
  phone_number: string | null;
  phone_confirmed: FlagColumn;
  language: 'pl' | 'en' | null;
};

/** Wrong passwords in a row, by name: unknown names are counted as known ones are, so that a lock betrays nothing. */
export type SignInTriesRow = {
  name_hash: string;
  failed: number;
  locked_until: InstantColumn | null;
  updated_at: InstantColumn;
};

/** A session that the provider opened; the token itself is never stored. */
export type SessionRow = {
  token_hash: string;
  account_id: string;
  created_at: InstantColumn;
  expires_at: InstantColumn;
};

/** `sentinel` OUTAGE: every call for this patient's records fails, in turn (design: demo-clinic, halina.mazur). */
export type PatientRow = AddressColumns & {
  id: string;
  name: string;
  middle_name: string | null;
  last_name: string;
  birth_date: DayColumn;
  gender: 'MALE' | 'FEMALE' | 'OTHER';
  national_id: string | null;
  document_number: string | null;
  document_country: string | null;
  insurer_code: string | null;
  authorized: FlagColumn;
  sentinel: 'OUTAGE' | null;
};

/** Who may act for whom. States as A§4: C confirmed, J blocked, W awaiting confirmation, D deleted. */
export type AccountPatientRow = {
  account_id: string;
  patient_id: string;
  role: 'PATIENT' | 'WARD' | 'CHILD';
  link_state: 'C' | 'J' | 'W' | 'D';
  linked_at: InstantColumn;
  ended_at: InstantColumn | null;
};

/** UNIQUE: one booking that is not CANCELED per practitioner and start. */
export type BookingRow = {
  system: string;
  system_id: string;
  patient_id: string;
  /** Who made it; null: the staff. */
  account_id: string | null;
  availability_id: string;
  service_code: string;
  unit_id: string;
  practitioner_id: string;
  room: string | null;
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  status: BookingStatus;
  order_status: string | null;
  created_at: InstantColumn;
  updated_at: InstantColumn;
  /** Grows with every move and with the cancellation, from 0. */
  sequence: number;
};

/** UNIQUE: one per account, and one per practitioner and start. */
export type SlotHoldRow = {
  account_id: string;
  patient_id: string;
  availability_id: string;
  practitioner_id: string;
  room: string | null;
  starts_at: InstantColumn;
  ends_at: InstantColumn;
  held_until: InstantColumn;
  extensions_left: number;
};

/** One an account at most. */
export type CalendarFeedRow = {
  account_id: string;
  /** Of the secret in the feed's address; the secret itself is nowhere. */
  token_hash: string;
  without_names: FlagColumn;
  language: 'pl' | 'en';
  created_at: InstantColumn;
};

export type DeclarationRow = {
  id: string;
  patient_id: string;
  type: DeclarationType;
  state: 'REGISTERED' | 'SUBMITTED' | 'CANCELED';
  registration_date: DayColumn;
  /** Of the hospital system's declaration that this one became. */
  system_id: string | null;
};

export type HospitalDeclarationRow = {
  system_id: string;
  patient_id: string;
  type: DeclarationType;
  state_export: 'A' | 'N';
};

export type LinkRow = {
  id: string;
  position: number;
  type: 'O' | 'H';
  url: string;
  name_pl: string;
  name_en: string;
  description_pl: string;
  description_en: string;
};

/** `key` is "application", "fileUploadParams", "installation", "portal", "questionnaires", "referral" or "smsConfirmation"; the value is the JSON that the contract's call of settings answers. */
export type SettingRow = { key: string; value: JsonColumn };

/** Who did what, for whom and when. `object` is the id of the record, never its content. */
export type AuditRow = {
  id: string;
  at: InstantColumn;
  account_id: string | null;
  /** Null: of all patients of the account. */
  patient_id: string | null;
  action: string;
  object: string | null;
  request_id: string;
};

/** What was sent, or waits to be. No health words (S-45). */
export type OutboxRow = {
  id: string;
  created_at: InstantColumn;
  channel: 'EMAIL' | 'SMS';
  /** The address or the phone number. */
  recipient: string;
  subject: string | null;
  text: string;
  code: string | null;
  link: string | null;
  /** Delivery by SMTP; a message that nobody delivers stays with nulls and is shown all the same. */
  delivered_at: InstantColumn | null;
  tries: number;
  next_try_at: InstantColumn | null;
  last_error: string | null;
};

/** The provider's store. */
export type Tables = {
  accounts: AccountRow;
  sign_in_tries: SignInTriesRow;
  sessions: SessionRow;
  phone_codes: PhoneCodeRow;
  patients: PatientRow;
  account_patients: AccountPatientRow;
  units: UnitRow;
  practitioners: PractitionerRow;
  services: ServiceRow;
  availabilities: AvailabilityRow;
  working_hours: WorkingHoursRow;
  bookings: BookingRow;
  slot_holds: SlotHoldRow;
  calendar_feeds: CalendarFeedRow;
  prices: PriceRow;
  booking_prices: BookingPriceRow;
  taken_drugs: TakenDrugRow;
  booking_prescriptions: BookingPrescriptionRow;
  booking_measurements: BookingMeasurementsRow;
  teleconsultations: TeleconsultationRow;
  teleconsultation_attachments: TeleconsultationAttachmentRow;
  chat_messages: ChatMessageRow;
  questionnaires: QuestionnaireRow;
  booking_questionnaires: BookingQuestionnaireRow;
  referring_institutions: ReferringInstitutionRow;
  referring_practitioners: ReferringPractitionerRow;
  diseases: DiseaseRow;
  booking_referrals: BookingReferralRow;
  attachments: AttachmentRow;
  declarations: DeclarationRow;
  hospital_declarations: HospitalDeclarationRow;
  links: LinkRow;
  settings: SettingRow;
  audit: AuditRow;
  outbox: OutboxRow;
};
