import { patientInAddress } from '#app/services/request/patient-in-address.ts';
import { isDefinedError, safe } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { noDocument, notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { patientsOf } from '#app/services/page/patient-shown.server.ts';
import { clinicsFile } from '#app/services/page/file-answer.server.ts';

type Reading = Readonly<{
  read: (provider: ProviderClient, patientId: string) => Promise<File>;
  /** Tells whether the provider hands such files out at all (B-04). */
  isOffered?: () => Promise<boolean>;
}>;

/** A file of the record that the address claims, to be saved, at a kiosk to be read (B-14); another's and a missing one are the same 404 (B-02). */
export async function recordFile(
  request: AccountRequest,
  { read, isOffered = () => Promise.resolve(true) }: Reading,
) {
  const { provider, session, url } = request;
  const patientId = patientInAddress(url) ?? session.patientId ?? (await patientsOf(request))[0]?.id;
  if (!patientId) throw notFound();
  const [error, file] = await safe(read(provider, patientId));
  if (isDefinedError(error)) throw (await isOffered()) ? noDocument() : partIsOff();
  if (error) throw error;
  return clinicsFile(request, file);
}
