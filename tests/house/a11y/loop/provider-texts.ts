import { join } from 'node:path';
import { sqliteFile } from '#tests/support/sqlite-file.ts';
import type { SqliteFile } from '#database/sqlite-of-node.ts';

/** Columns of the provider's store that hold no words in Polish. One that is not here does, so that a new area's tables fall under the check by themselves. */
const EXEMPT = {
  'names of people (3.1.2 leaves them out); the degree before them is a word': [
    ...['accounts.username', 'accounts.name', 'accounts.last_name'],
    ...['patients.name', 'patients.middle_name', 'patients.last_name'],
    ...['practitioners.name', 'practitioners.middle_name', 'practitioners.last_name'],
    ...['referring_practitioners.name', 'referring_practitioners.last_name'],
    ...['chat_messages.sender', 'teleconsultation_attachments.author'],
    ...['staff_accounts.username', 'staff_accounts.name', 'staff_accounts.last_name'],
    ...['messages.sender', 'messages.recipients', 'settings.value.contact.name'],
    'booking_referrals.referral.practitionerName',
    'signed_files.signer',
    ...['account_patients.typed.name', 'account_patients.typed.lastName'],
    ...['look_ups.typed.name', 'look_ups.typed.middleName', 'look_ups.typed.lastName'],
    ...['telehealth_patients.name', 'telehealth_patients.surname', 'telehealth_guests.name'],
    ...['corrections.wanted.name', 'corrections.wanted.middleName', 'corrections.wanted.lastName'],
    ...['declarations', 'hospital_declarations'].flatMap((table) =>
      ['name', 'middle_name', 'last_name'].map((column) => `${table}.practitioner_${column}`),
    ),
    ...['primary_care_staff.name', 'primary_care_staff.middle_name', 'primary_care_staff.last_name'],
    ...['partner_personnel.name', 'partner_personnel.last_name', 'declaration_data.family_name'],
    ...['patient_consents.name', 'patient_consents.last_name'],
    ...['carer_authorizations.name', 'carer_authorizations.last_name'],
  ],
  'names of places and of institutions elsewhere (3.1.2); those of our own units say what they are for': [
    ...['patients.street', 'patients.city', 'units.street', 'units.city'],
    ...['address_street', 'address_city', 'address_postal_city'].map((part) => `patient_consents.${part}`),
    ...['street', 'city', 'postalCity'].map((part) => `carer_authorizations.address.${part}`),
    ...['declarations.unit_address', 'hospital_declarations.unit_address'],
    ...['patients.correspondence_street', 'patients.correspondence_city'],
    ...['look_ups.typed.address.street', 'look_ups.typed.address.city'],
    ...['referring_institutions.name', 'referring_institutions.address'],
    ...['booking_referrals.referral.institutionName', 'settings.value.providerName'],
    'deposits.system_name',
    ...['bookings.room', 'working_hours.room', 'slot_holds.room'],
    ...['settings.value.entityName', 'settings.value.supervisor.address', 'settings.value.buildings.address'],
    'settings.value.address',
    ...['declarations.unit_address', 'hospital_declarations.unit_address'],
    ...['patient_consents.address_street', 'patient_consents.address_city'],
    ...['patient_consents.address_postal_city', 'carer_authorizations.address'],
    'settings.value.mobileApps.name',
  ],
  'names of medicines (3.1.2: technical terms)': ['taken_drugs.name'],
  "patients' own words, of which nobody knows the language": [
    ...[
      'booking_questionnaires.answers',
      'encounter_answers.answers',
      'booking_prescriptions.reason',
      'booking_prescriptions.drugs',
    ],
    ...[
      'attachments.filename',
      'message_attachments.filename',
      'waiting_message_files.filename',
      'signed_files.filename',
    ],
    ...['person_files.filename', 'waiting_person_files.filename', 'correction_files.filename'],
    ...['waiting_correction_files.filename', 'corrections.text'],
    ...['teleconsultations.title', 'teleconsultations_asked_now.payload.title'],
    ...['medical_cases.title', 'medical_case_notes.text', 'medical_case_files.filename'],
    ...['declarations', 'hospital_declarations'].flatMap((table) =>
      ['provider', 'practitioner'].map((choice) => `${table}.${choice}_other_reason`),
    ),
  ],
  'for machines': [
    'diseases.searched',
    'services.search_words',
    'settings.key',
    'teleconsultation_attachments.content',
    // Which call the staff lets fail, and how ("cases.list", "slow"): no page shows them.
    ...['telehealth_faults.call', 'telehealth_faults.kind'],
  ],
};

const exempt = new Set(Object.values(EXEMPT).flat());

/** Keys of every table and of every JSON, and words in English. */
const KEY = /(^|_)(id|code|hash|en)$/;
const ADDRESS = /^\S+@\S+$|^\w+:\/\/|^\//;

/** A code has no small letters, and "kg" is of no language. */
const isInWords = (text: string) => /\p{L}{3}/u.test(text) && /\p{Ll}/u.test(text) && !ADDRESS.test(text);

/** A row that names a language is in another one; what an account wrote is in whatever language it wrote. */
const isInPolish = ({ language, sender_account_id }: Row) =>
  typeof language !== 'string' && typeof sender_account_id !== 'string';
type Row = { language?: unknown; sender_account_id?: unknown };

/** Every text in Polish of a provider's store, whatever area it is of. */
export function textsOfStore(store: SqliteFile): string[] {
  const tables = store
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'")
    .all([]) as { name: string }[];
  const texts = tables.flatMap(({ name: table }) =>
    (store.prepare(`select * from ${table}`).all([]) as Row[])
      .filter(isInPolish)
      .flatMap((row) => textsIn(row, table)),
  );
  return [...new Set(texts)].filter(isInWords);
}

/** Texts of the store that lies in a portal's folder. */
export function providerTexts(dataDirectory: string): string[] {
  const store = sqliteFile(join(dataDirectory, 'provider.sqlite'), { isReadOnly: true });
  try {
    return textsOfStore(store);
  } finally {
    store.close();
  }
}

/** The strings of a row or of a JSON in it; `path` is what EXEMPT would call it. */
function textsIn(value: unknown, path: string): string[] {
  if (exempt.has(path)) return [];
  if (typeof value === 'string') return /^[[{]/.test(value) ? textsIn(JSON.parse(value), path) : [value];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, path));
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    KEY.test(key) ? [] : textsIn(item, `${path}.${key}`),
  );
}
