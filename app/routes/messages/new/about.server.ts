import { SUBJECTS, type Subject } from '#app/domain/messages/paths.ts';
import { titleToEdit } from '#app/domain/messages/title.ts';
import { startOfDay } from '#app/domain/dates/warsaw.ts';
import { plainText, providerText, type ProviderText } from '#app/domain/text.ts';
import { encounterOf } from '#app/routes/benefits/encounters.server.ts';
import { dateInWords } from '#app/routes/benefits/results.server.ts';
import { bookingOf } from '#app/services/appointments/booking.server.ts';
import { invoiceOf } from '#app/routes/payments/invoice.server.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { patientShown } from '#app/services/page/patient-shown.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { recipientsNamed } from './recipients.server.ts';

/** The subject about which a message is begun, and the unit that it goes to. */
type Found = { what: ProviderText; at: string; unit: ProviderText | null; patientId: string };
type Finder = (request: AccountRequest, asked: { id: string; patientId: string }) => Promise<Found>;

const FINDERS: Record<Subject, Finder> = {
  async BOOKING(request, { id: claimed }) {
    const [system = '', id = ''] = claimed.split('/');
    const { service, dateFrom, organizationUnit, patient } = await bookingOf(request, { system, id });
    return {
      what: service.name,
      at: dateFrom,
      unit: organizationUnit.name,
      patientId: patient.id,
    };
  },
  async RESULT({ provider }, key) {
    const { name, date, unit } = await orNotFound(provider.results.get(key));
    return { what: name, at: date, unit: unit.name, patientId: key.patientId };
  },
  async ENCOUNTER(request, { id: encounterId, patientId }) {
    const { kind, date, unit } = await encounterOf(request, { encounterId, patientId });
    return { what: kind.name, at: date, unit: unit.name, patientId };
  },
  /** One that names no unit goes to nobody yet: the patient chooses. */
  async INVOICE(request, { id }) {
    const { refInvoice, issuedOn, unit, patientId } = await invoiceOf(request, id);
    return { what: providerText(refInvoice), at: startOfDay(issuedOn), unit: unit ?? null, patientId };
  },
};

/** Title, unit and patient of a message that is begun on another page, as its address says (C§2). @throws notFound, also of another's */
export async function begunAbout(request: AccountRequest) {
  const { searchParams } = request.url;
  const kind = SUBJECTS.find((one) => one === searchParams.get('about'));
  if (!kind) throw notFound();
  const { patient } = await patientShown(request);
  const id = searchParams.get('id') ?? '';
  const found = await FINDERS[kind](request, { id, patientId: patient?.id ?? '' });
  const { what, at, unit, patientId } = found;
  const day = dateInWords(at, request);
  const typed = request.t(`messages:about.${kind}`, { what: plainText(what), day });
  const { title, isCut } = titleToEdit(typed);
  return {
    title,
    isTitleCut: isCut,
    recipients: unit === null ? [] : await recipientsNamed(request, unit),
    patientId,
  };
}
