/**
 * The meaning of each parameter of an address, or of what follows its question mark. By its name, where that means one
 * thing in all calls; otherwise by the name of the group or of the call as well. The last row that fits is taken.
 */
type Meanings = Readonly<Record<string, string>>;

const BOOKING_SYSTEM =
  'The hospital system in which the booking is: the `system` of its entry in bookings.list.';
const BOOKING_ID = 'The booking’s id in that system: the `systemId` of its entry in bookings.list.';
const PATIENT = 'The id of a patient for whom the account may act, as patients.list has it.';
const CASE = 'The id of a medical case: `medicalCaseId` of a booking, or of an entry of medicalCases.list.';
const CONSULTATION = 'The id of a teleconsultation: `teleconsultationId` of its booking.';
const MESSAGE = 'The id of a message, as the inbox or the outbox has it.';
const WAITING_FILE = 'The id of a file of the account that nothing has taken yet.';
const SIGNED_CONSENT = 'The id of a consent of the account’s patients.';

const EVERYWHERE: Meanings = {
  accountId: 'The id of the session’s own account; another one is refused as one that does not exist.',
  patientId: PATIENT,
  system: BOOKING_SYSTEM,
  timeSlotId: 'The id of a time, as timeSlots.list has it.',
  hisBookingId: 'The `systemId` of the booking that moves; absent where a new one is made.',
  medicalServiceCode: 'The code of the service, of the entry of the catalogue.',
  organizationUnitId: 'The id of the unit, of the entry of the catalogue.',
  employeeId:
    'The id of whoever gives the service, of the entry of the catalogue; absent: whoever is on duty.',
  occupationCode: 'The code of the occupation, of the entry of the catalogue.',
  availabilityId: 'The id of the entry of the catalogue: what can be booked, where and with whom.',
  dateFrom: 'The first day, in Europe/Warsaw; it belongs to the period.',
  dateTo: 'The last day, in Europe/Warsaw; it belongs to the period.',
  after: 'The instant at which the period begins; it belongs to the period.',
  before: 'The instant at which the period ends; it does not belong to the period.',
  pageIndex: 'Which page of the list: 0 is the first.',
  pageSize: 'How many entries a page has.',
  consultationId: CONSULTATION,
  caseId: CASE,
  category: 'The code of a category of messages, of messages.categories; absent: all of them.',
  title: 'Words of the title; absent: any.',
  sender: 'Words of the sender’s name; absent: anybody.',
  recipient: 'Words of the recipient’s name; absent: anybody.',
  successUrl:
    'The address of the portal to which the signing service leads back after signing; made by the portal’s server.',
  errorUrl: 'The address of the portal to which the signing service leads back when nothing was signed.',
};

const OF_GROUPS: Meanings = {
  'bookings.id': BOOKING_ID,
  'bookings.bookingId': BOOKING_ID,
  'telehealth.id': BOOKING_ID,
  'questionnaires.id': BOOKING_ID,
  'clinicalDocuments.docId':
    'The id of a document, as clinicalDocuments.list has it: its `id`, or its `systemId` for what is kept under that.',
  'clinicalDocuments.contextId': 'The id of a context, as a notification or a document has it.',
  'clinicalDocuments.documentType':
    'The code of a type, of clinicalDocuments.types; absent: documents of all types.',
  'copies.id': 'The id of a request for copies, as copies.list has it.',
  'copies.attId': 'The id of a file of the request, of its `attachments`.',
  'copies.onlyUncompleted': 'true: requests that are not finished alone; absent: all.',
  'copies.registeredAfter':
    'The instant at which the period of registering begins, in milliseconds since 1970; it belongs to the period.',
  'copies.registeredBefore':
    'The instant at which that period ends, in milliseconds since 1970; it does not belong to it.',
  'corrections.id': 'The id of a correction that was asked for, as corrections.mine has it.',
  'corrections.fileId': 'The id of one of the correction’s files.',
  'carerAuthorizations.id': 'The id of a carer authorization, as carerAuthorizations.list has it.',
  'declarations.id': 'The id of a declaration of choice, as declarations.list has it.',
  'hospitalDeclarations.systemId':
    'The number of the declaration at the hospital system, as hospitalDeclarations.list has it.',
  'encounters.id': 'The id of a past visit, as encounters.list has it.',
  'encounters.encounterId': 'The id of a past visit, as encounters.list has it.',
  'givenConsents.id': SIGNED_CONSENT,
  'partnerConsents.id': 'The id of a consent for a partner.',
  'messages.id': MESSAGE,
  'messages.messageId': MESSAGE,
  'mobileApp.id': 'The id of a patient of the account.',
  'partners.id': 'The id of a partner, as partners.dict has it.',
  'payments.id': 'The id of a payment, as payments.list has it.',
  'invoices.refInvoice': 'The reference of an invoice, as invoices.toPay has it.',
  'people.id': 'The id of a person, as patients.list or the lists of wards and children have it.',
  'personFiles.id': 'The id of one of the person’s files.',
  'results.id': 'The id of a test result, as results.list has it.',
  'results.systemId': 'The result’s id in the laboratory’s system: `systemId` of the same entry.',
  'results.type': 'The code of a type of document, as the result’s entry gives it.',
  'encounters.type': 'The code of a type of document, as the visit’s entry gives it.',
  'telehealthLive.id': 'The id of a teleconsultation: `teleconsultationId` of its booking.',
  'teleconsultations.x': 'The id of the patient.',
  'telehealth.patient': PATIENT,
  'telehealth.case': CASE,
  'telehealth.consultation': CONSULTATION,
  'caseFiles.attachmentId': 'The id of a file of the case.',
  'epuap.state': 'Random, and known to this browser alone; the identity system gives it back.',
};

const OF_CALLS: Meanings = {
  'account.authorizationDocument.id': 'The id of the session’s own account.',
  'account.copyPrintout.id': 'The id of the session’s own account.',
  'account.confirmEmail.code': 'The token of the link in the mail.',
  'account.notification.guid': 'The id of a notification, from the link that was sent.',
  'account.unconfirmedChannels.phoneNumber': 'Country and number, "+48600100101".',
  'epuap.confirm.code':
    'What the identity system has given the browser when the person signed in there; absent with `error`.',
  'epuap.confirm.error': 'What the identity system has given the browser when the person did not.',
  'epuap.slo.x': 'The code of the identity system, of the answer to account.signOut.',
  'epuap.slo.sessionId': 'The handle for one sign-out, of the answer to account.signOut; no session’s id.',
  'bookings.createPrescriptions.a': 'The code of the service.',
  'bookings.createPrescriptions.b': 'The id of the unit.',
  'bookings.createPrescriptions.c': 'The id of the time.',
  'bookings.frequentlyTakenDrugs.a': 'The hospital system, by its code.',
  'bookings.frequentlyTakenDrugs.b': 'The id of the patient.',
  'bookings.phoneRequired.a': 'The hospital system of the time: its `system`.',
  'bookings.phoneRequired.b': 'The id of the time.',
  'bookings.possibility.x': 'The id of the patient.',
  'bookings.prebooking.x': 'The id of the time.',
  'bookings.attachment.id': 'The id of one of the booking’s files.',
  'bookings.removeAttachment.id': 'The id of one of the booking’s files.',
  'bookings.referralAttachment.id': 'The id of one of the files of its referral.',
  'bookings.removeReferralAttachment.id': 'The id of one of the files of its referral.',
  'bookings.removeTemporaryAttachment.id': WAITING_FILE,
  'referrals.institution.a': 'The hospital system, by its code.',
  'referrals.institution.b': 'The institution’s number in the register of health care institutions.',
  'referrals.practitioner.system': 'The hospital system, by its code.',
  'referrals.practitioner.practiceNumber': 'The practitioner’s number of the right to practise.',
  'referrals.diseases.q': 'A code of ICD-10, the beginning of one, or words.',
  'referrals.earlier.id': 'The id of a referral of the patient’s.',
  'referrals.save.id': BOOKING_ID,
  'timeSlots.prices.system': 'The hospital system of the time: its `system`.',
  'declarations.hospitalForPatient.types': 'GP, NURSE and MIDWIFE, with commas between; absent: all of them.',
  'encounters.questionnaireExists.id': 'The code of the unit’s speciality.',
  'encounters.questionnaire.id': 'The code of the unit’s speciality.',
  'guardians.link.accountId': 'The id of the account that is linked to the patient.',
  'guardians.remove.id': 'The id of a ward or child of the account.',
  'guardians.removeParent.id': 'The id of the account of the former parent, as guardians.parents has it.',
  'patients.update.id': 'The id of a person of the account.',
  'messages.attachment.id': 'The id of a file of the message.',
  'messages.removeFile.id': WAITING_FILE,
  'messages.recipientsInfo.name': 'Words of a first name; absent: any.',
  'messages.recipientsInfo.lastname': 'Words of a surname; absent: any.',
  'registration.prepareUsername.name': 'The first name that is typed.',
  'registration.prepareUsername.surname': 'The surname that is typed.',
  'messages.recipientsInfo.username': 'Words of a user name; absent: any.',
  'messages.recipientsInfo.accountIds': 'These recipients alone; absent: all.',
  'messages.recipientsInfo.unitId': 'The id of a unit, whose staff alone is meant; absent: any.',
  'messages.recipientsInfo.first':
    'Who comes first: DESK: the registration desk; SEEN, or absent: whom the patients have seen.',
  'accessibilityReports.state.receipt': 'The receipt that sending the report answered.',
  'payments.list.state': 'Payments in this state alone; absent: in any.',
  'payments.invoicePrintout.id': 'The reference of the invoice; the id of a payment is none.',
  'payments.paymentPrintout.id': 'The id of the payment; the reference of an invoice is none.',
  'personFiles.get.attId': 'The id of one of the person’s files.',
  'bookings.firstForPatient.dateFrom':
    'The local minute at which the period begins, "yyyy-MM-dd HH:mm" in Europe/Warsaw.',
  'bookings.firstForPatient.dateTo':
    'The local minute at which the period ends, "yyyy-MM-dd HH:mm" in Europe/Warsaw.',
  'timeSlots.nearest.dateFrom': 'The day from which on a time is looked for, in Europe/Warsaw.',
  'personFiles.removeWaiting.id': WAITING_FILE,
  'questionnaires.fulfillForBooking.a': 'The hospital system of the booking: its `system`.',
  'questionnaires.fulfillForBooking.b': BOOKING_ID,
  'questionnaires.isFulfilled.systemRoot': 'The hospital system of the booking: its `system`.',
  'questionnaires.isFulfilled.bookingId': BOOKING_ID,
  'results.history.code': 'The code of the analyte (LOINC), as the result’s values have it.',
  'signing.beginConsent.id': SIGNED_CONSENT,
  'signing.consentAddress.id': SIGNED_CONSENT,
  'signing.beginDeclaration.id': 'The id of a declaration of choice of the account’s patients.',
  'signing.outcome.kind': 'What is signed: a consent or a declaration.',
  'signing.outcome.id': 'The id of what is signed.',
  'signing.document.id': 'The id of the signed document: `signedDocumentId`.',
  'telehealthIdentity.identifier.x': 'The id of the patient; never a PESEL.',
  'medicalCases.list.patientId':
    'The id of the person who acts: the account’s own patient, or the one who is treated.',
  'medicalCases.list.contextPatientId': 'The id of the patient who is treated.',
  'telehealthDuty.waiting.serviceCode': 'The code of the service.',
  'telehealthDuty.consultant.consultantId': 'The id of the consultant: the employee’s, of the catalogue.',
  'telehealthLive.accessData.seat': 'The tab or device that joins, as the page names it; no secret.',
  'telehealthLive.messages.after':
    'The position of the last line that is known already; the lines after it are answered. Absent: all.',
};

/** The meaning of a parameter of a call; undefined: nobody has said so. */
export function meaningOf({
  group,
  name,
  parameter,
}: Readonly<Record<'group' | 'name' | 'parameter', string>>) {
  return (
    OF_CALLS[`${group}.${name}.${parameter}`] ?? OF_GROUPS[`${group}.${parameter}`] ?? EVERYWHERE[parameter]
  );
}

/** Every row of the tables: a row that no parameter has goes. */
export const parameterRows = [
  ...Object.keys(EVERYWHERE),
  ...Object.keys(OF_GROUPS),
  ...Object.keys(OF_CALLS),
];
