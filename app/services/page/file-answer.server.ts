import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { noFileAtKiosk } from '#app/services/access/problems.server.ts';
import { fileDownload, fileToRead } from './download.server.ts';

/** A file of the clinic's, to be saved, at a kiosk to be read (B-14). @throws noFileAtKiosk for what no browser shows */
export function clinicsFile({ context }: Pick<PortalRequest, 'context'>, file: File) {
  if (!context.portal.environment.isKiosk) return fileDownload(file);
  const shown = fileToRead(file);
  if (!shown) throw noFileAtKiosk();
  return shown;
}
