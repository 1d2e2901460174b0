import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { ofPatient } from '#app/domain/patients/of-patient.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound } from '#app/services/access/problems.server.ts';
import { keepAnswers } from '#app/services/forms/kept-answers.server.ts';
import { pathOf } from '#app/services/request/portal-request.server.ts';
import { redirectWithNotice } from './notices.server.ts';
import { patientsOf, requireReach } from './patient-shown.server.ts';
import { recordEntryOf, type AskedEntry, type RecordFrame } from './record.server.ts';

/** The frame of a page that is about one matter of one person: nobody is picked, and who it is stands over the title. */
const withoutPicker = (frame: RecordFrame): RecordFrame => ({
  ...frame,
  over: frame.whose,
  picker: { ...frame.picker, people: [] },
});

/**
 * Returns an entry of a patient's record for a page with a form about it. The patient is in the page's address and in `action`,
 * where the form goes: no form is shown of nobody, and what is sent is of the person whom the page has shown.
 */
export async function recordFormOf<Entry>(request: AccountRequest, asked: AskedEntry<Entry>) {
  const { patientId, record, ...found } = await recordEntryOf(request, { ...asked, isForm: true });
  return {
    ...found,
    patientId,
    record: withoutPicker(record),
    action: ofPatient(pathOf(request.url), patientId || undefined),
  };
}

/**
 * Returns the patient of a form that was sent: whom its address names, which is a claim, or the account's only one. Where it
 * names none of several, nothing is done, and the form comes back of the one who is shown then, with what was typed.
 */
export async function patientOfForm(request: AccountRequest) {
  const claimed = patientInAddress(request.url);
  if (claimed !== null) {
    await requireReach(request, claimed);
    return claimed;
  }
  const patients = await patientsOf(request);
  const shown = patients.find(({ id }) => id === request.session.patientId) ?? patients[0];
  if (!shown) throw notFound();
  if (patients.length === 1) return shown.id;
  const path = ofPatient(pathOf(request.url), shown.id);
  await keepAnswers(request, path);
  throw await redirectWithNotice(request, path, { key: 'record:unnamed', kind: 'error' });
}
