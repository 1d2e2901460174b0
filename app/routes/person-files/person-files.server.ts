import { redirect } from '@remix-run/node';
import type { Params } from '@remix-run/react';
import type { PersonFile } from '#contract/person-files/schemas.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { notFound, partIsOff } from '#app/services/access/problems.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import { personOf } from '#app/services/page/person-of.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';

/**
 * Whose papers a page is about, by the id of the address, and whether one is required; the unit may take none of anybody.
 * @throws notFound, partIsOff
 */
export async function whosePapers(request: AccountRequest, params: Params) {
  const person = await personOf(request, params);
  const { attachmentsVisible, attachmentsRequired } = await request.provider.people.settings();
  if (!attachmentsVisible && !attachmentsRequired) throw partIsOff();
  return { ...person, isRequired: attachmentsRequired, path: `${person.personPath}/attachments` };
}

/** The papers of that person, and how more are added. */
export async function personFilesOf(request: AccountRequest, params: Params) {
  const person = await whosePapers(request, params);
  const { patientId, over, path, isRequired } = person;
  const kept = await orNotFound(request.provider.personFiles.list({ patientId }));
  const limits = await fileUploadParams(request);
  const heading = request.t('person-files:title');
  return {
    ...person,
    title: titled(over, heading),
    heading,
    isMissing: isRequired && kept.length === 0,
    files: kept.map((file) => fileView(request, { file, path })),
    upload: fileUpload(request, { params: limits, left: limits.maxFiles - kept.length }),
  };
}

function fileView({ language, t }: AccountRequest, { file, path }: { file: PersonFile; path: string }) {
  const { id, filename, type, size, addedAt, isRemovable } = file;
  const href = `${path}/${encodeURIComponent(id)}`;
  return {
    id,
    name: filename,
    about: t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    }),
    added: textIn(language).formatDateTime(addedAt),
    href,
    deleteHref: isRemovable ? `${href}/delete` : undefined,
  };
}

/** The same where one is removed: at a kiosk none is, and the page of all says why (B-14). @throws the way there */
export async function whosePapersToRemove(request: AccountRequest, params: Params) {
  const papers = await whosePapers(request, params);
  if (request.context.portal.environment.isKiosk) throw redirect(papers.path, 303);
  return papers;
}

/** One of them that may be removed, and whether it has to stay. @throws notFound */
export async function fileToRemove(request: AccountRequest, params: Params) {
  const { patientId, over, path, isRequired, standsIn } = await whosePapersToRemove(request, params);
  const kept = await orNotFound(request.provider.personFiles.list({ patientId }));
  const file = kept.find(({ id }) => id === params['fileId']);
  if (!file?.isRemovable) throw notFound();
  const heading = request.t('attachments:delete.title', { name: file.filename });
  const mustStay = isRequired && kept.length === 1;
  return { over, path, standsIn, title: titled(over, heading), heading, mustStay };
}
