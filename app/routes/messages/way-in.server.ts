import { isOn } from '#app/areas.ts';
import { aboutPath, type Subject } from '#app/domain/messages/paths.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { applicationSettings, messageSettings } from '#app/services/provider/dictionaries.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';

type About = Readonly<{
  kind: Subject;
  id: string;
  patientId: string;
  /** True where files of the record are on the page, too. */
  hasDocuments?: boolean;
}>;

/** Where a message about it is begun; null while none is written, or none from such a page (B-04). */
export async function wayToWrite(
  request: AccountRequest,
  { kind, id, patientId, hasDocuments = false }: About,
): Promise<string | null> {
  if (!isOn('messages', await applicationSettings(request))) return null;
  const settings = await orOutage(messageSettings(request));
  if (!settings.ok || !settings.data.enabled) return null;
  const { from } = settings.data;
  const isFromHere = from.includes(kind) || (hasDocuments && from.includes('DOCUMENT'));
  return isFromHere ? aboutPath({ kind, id, patientId }) : null;
}
