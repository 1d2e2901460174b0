import type { Params } from '@remix-run/react';
import type { Correction } from '#contract/applications/schemas.ts';
import { correctionPath } from '#app/domain/applications/paths.ts';
import { formatFileSize } from '#app/domain/bookings/attachments.ts';
import { groupPesel } from '#app/domain/patients/patients.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { fileUpload } from '#app/services/forms/uploads.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { orNotFound } from '#app/services/provider/or-not-found.server.ts';
import { textIn } from '#app/services/text/texts.ts';
import { whoseData, stateOf } from './corrections.server.ts';

/** A request of the account, by the ids of the address. @throws notFound */
export async function correctionOf(request: AccountRequest, params: Params) {
  const person = await whoseData(request, params);
  const { patientId } = person;
  const id = params['correctionId'] ?? '';
  const correction = await orNotFound(request.provider.corrections.get({ patientId, id }));
  return { ...person, correction, ownPath: correctionPath({ patientId, id }) };
}

/** One request whole: what was asked, how it stands, and what can still be done. */
export async function correctionPage(request: AccountRequest, params: Params) {
  const { correction, over, path, ownPath, standsIn } = await correctionOf(request, params);
  const { kind, state, text = null, reason = null, recipient } = correction;
  const heading = request.t(`applications:one.title.${kind}`);
  const isOpen = state === 'SUBMITTED';
  const limits = isOpen ? await fileUploadParams(request) : null;
  const left = limits ? limits.maxFiles - correction.files.length : 0;
  return {
    over,
    standsIn,
    heading,
    title: titled(over, heading),
    path,
    text,
    reason,
    recipient: recipient.name,
    stated: stateOf(request, correction),
    ...daysOf(request, correction),
    wanted: wantedRows(request, correction),
    files: correction.files.map((file) => fileView(request, { file, ownPath, isOpen })),
    withdrawPath: isOpen ? `${ownPath}/withdraw` : null,
    upload: limits && fileUpload(request, { params: limits, left }),
  };
}
export type CorrectionPage = Awaited<ReturnType<typeof correctionPage>>;

function daysOf({ language, now }: AccountRequest, { askedAt, answerBy, state }: Correction) {
  const { formatMoment, formatUntil } = textIn(language);
  const isOpen = state === 'SUBMITTED' || state === 'TAKEN_UP';
  return { asked: formatMoment(askedAt, now), answerBy: isOpen ? formatUntil(answerBy, now) : null };
}

type Wanted = Correction['wanted'];

/** The data as they should be, in the order of a record. */
function wantedRows(request: AccountRequest, { wanted }: Correction) {
  const parts = Object.keys(wanted) as (keyof Wanted)[];
  return parts.flatMap((part) => {
    const value = inWords(request, { part, value: wanted[part] ?? '' });
    return value === '' ? [] : [{ term: request.t(`applications:part.${part}`), value }];
  });
}

function inWords({ language, t }: AccountRequest, { part, value }: { part: keyof Wanted; value: string }) {
  if (part === 'nationalIdentificationNumber') return groupPesel(value);
  if (part === 'birthDate') return textIn(language).formatDate(value);
  if (part === 'gender') return t(`people:gender.${value as NonNullable<Wanted['gender']>}`);
  return value;
}

type Shown = { file: Correction['files'][number]; ownPath: string; isOpen: boolean };

function fileView({ language, t, now }: AccountRequest, { file, ownPath, isOpen }: Shown) {
  const { id, filename, type, size, addedAt } = file;
  return {
    id,
    name: filename,
    about: t('attachments:about', {
      type: t(`attachments:type.${type}`),
      size: formatFileSize({ bytes: size, language }),
    }),
    added: textIn(language).formatMoment(addedAt, now),
    href: `${ownPath}/files/${encodeURIComponent(id)}`,
    ...(isOpen ? { removePath: `${ownPath}?${new URLSearchParams({ remove: id })}` } : {}),
  };
}
