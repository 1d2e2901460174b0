import { keyOf } from '#app/routes/teleconsultations/case/saving.server.ts';
import { whoseCase } from '#app/routes/teleconsultations/case/cases.server.ts';
import type { DraftRequest } from '#app/routes/teleconsultations/draft/drafts.server.ts';
import { NOW_SYSTEM } from '#app/routes/teleconsultations/draft/now.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { measurementAttachmentOf } from '#app/services/forms/measurements.ts';

/** B§3: whom the calls of consultations are about (B-53). */
export function whoseConsultation(request: DraftRequest) {
  const { accountId, patientId } = whoseCase(request);
  return { accountId, x: patientId };
}

/** The time that the draft books, or what stands for one "now". */
export function timeOf({ draft }: DraftRequest) {
  const { services, dates } = draft.answers;
  if (!services) throw notFound();
  const { availabilityId, nowSlotId, isNow } = services;
  if (isNow) {
    if (nowSlotId === undefined) throw notFound();
    return { timeSlot: { id: nowSlotId, availabilityId, system: NOW_SYSTEM } };
  }
  if (!dates) throw notFound();
  const { timeSlotId: id, system, dateFrom: scheduledDate, dateTo } = dates;
  return { timeSlot: { id, availabilityId, system }, scheduledDate, dateTo };
}

/** The ids by which the hospital's system knows the service (B§3). */
export function systemIdsOf({ draft }: DraftRequest) {
  const { services } = draft.answers;
  if (!services) throw notFound();
  const { employeeId, medicalServiceCode, organizationUnitId } = services;
  return {
    ...(employeeId === undefined ? {} : { practitionerId: employeeId }),
    serviceId: medicalServiceCode,
    unitId: organizationUnitId,
  };
}

/** The case of the draft, which has an id once its description was answered (B-57). */
export function caseIdOf({ draft }: DraftRequest) {
  const { medicalcase, facts } = draft.answers;
  const caseId = medicalcase?.caseId ?? facts.madeCaseId;
  if (!medicalcase || caseId === undefined) throw notFound();
  return { medicalCaseId: caseId, title: medicalcase.title };
}

/** B§3, the payload of a new one. The carer is the account's own patient where it acts for another (B-67, A-105). */
export function orderOf(request: DraftRequest, { isOffline }: { isOffline: boolean }) {
  const { draft, carer } = request;
  const { services, facts, summary } = draft.answers;
  if (!services) throw notFound();
  const whose = whoseConsultation(request);
  const patientWarden = carer.id === whose.x ? undefined : carer.id;
  return {
    ...whose,
    ...timeOf(request),
    ...caseIdOf(request),
    context: { patientId: whose.x, wardenId: patientWarden },
    medServiceCode: services.medicalServiceCode,
    consultantId: services.employeeId,
    consultantUnitCode: services.organizationUnitId,
    systemIds: systemIdsOf(request),
    adhoc: services.isNow,
    hisBookingId: services.isNow ? undefined : facts.reservedId,
    patientWarden,
    isOffline,
    attachmentsIds: (facts.files ?? []).map(({ attachmentId }) => attachmentId),
    noteId: facts.note?.text ? facts.note.id : undefined,
    measurementAttachment: facts.addMeasurements
      ? measurementAttachmentOf(summary?.dateFromMeasurement)
      : undefined,
    key: keyOf(request, 'consultation'),
  };
}
