import { isDefinedError, safe } from '@orpc/client';
import { parseWithZod } from '#app/services/forms/parse.server.ts';
import type { Params } from '@remix-run/react';
import { CORRECTION_KINDS } from '#contract/applications/reading/kinds.ts';
import { correctionPath, recipientPath } from '#app/domain/applications/paths.ts';
import { today } from '#app/domain/dates/warsaw.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { badCall, notFound } from '#app/services/access/problems.server.ts';
import { invalid, refused } from '#app/services/forms/forms.server.ts';
import { limitText } from '#app/services/forms/limits.server.ts';
import { chosenAny, fileUpload, sendFiles, withoutFiles } from '#app/services/forms/uploads.server.ts';
import { addNotices, redirectWithNotice } from '#app/services/page/notices.server.ts';
import { titled } from '#app/services/page/patient-shown.server.ts';
import { fileUploadParams } from '#app/services/provider/dictionaries.server.ts';
import { FORM_KEY } from '#app/services/request/form-key.ts';
import { whoseData } from './corrections.server.ts';
import { correctionForm } from './new.form.server.ts';
import { recipientOf } from './recipients.server.ts';

/**
 * The beginning of a request, as the address says it: what is wrong, and to whom it goes. @throws badCall where no such
 * thing can be wrong
 */
export function begunOf({ url }: AccountRequest) {
  const kind = CORRECTION_KINDS.find((one) => one === url.searchParams.get('kind'));
  if (!kind) throw badCall();
  return { kind, to: url.searchParams.get('to') };
}

/** The form of one kind. */
export async function newCorrectionPage(request: AccountRequest, params: Params) {
  const person = await whoseData(request, params);
  const { kind, to } = begunOf(request);
  const limits = await fileUploadParams(request);
  const heading = request.t(`applications:new.title.${kind}`);
  return {
    ...person,
    kind,
    title: titled(person.over, heading),
    heading,
    ...(await recipientOf(request, to)),
    recipientPath: recipientPath({ patientId: person.patientId, kind, to }),
    upload: fileUpload(request, { params: limits, left: limits.maxFiles }),
  };
}

/** Makes the request, then sends its files: what does not come is told on its page, where it can be added. */
export async function askCorrection(request: AccountRequest, params: Params) {
  const { patientId } = await whoseData(request, params);
  const { kind, to } = begunOf(request);
  const form = await request.form();
  const submission = parseWithZod(withoutFiles(form), {
    schema: correctionForm({ kind, today: today(request.now) }),
  });
  if (submission.status !== 'success') return invalid(submission);
  const { recipient } = await recipientOf(request, to);
  if (!recipient) return refused(submission, { '': ['applications:new.fault.recipient'] });

  const { text, files: _, pesel, gender, ...parts } = submission.value;
  const [error, made] = await safe(
    request.provider.corrections.ask({
      patientId,
      kind,
      recipient: recipient.accountId,
      wanted: wantedOf({ ...parts, nationalIdentificationNumber: pesel, gender }),
      ...(text && { text }),
      ...keyOf(form),
    }),
  );
  if (isDefinedError(error)) {
    if (error.code === 'NOT_FOUND') throw notFound();
    if (error.code === 'OVER_LIMIT')
      return refused(submission, { '': [limitText(request, error.data)] }, { status: 429 });
    return refused(submission, { '': ['applications:new.fault.incomplete'] }, { status: 400 });
  }
  if (error) throw error;
  return sendTheirFiles(request, { patientId, id: made.id, hasFiles: chosenAny(form) });
}

type Asked = Parameters<AccountRequest['provider']['corrections']['ask']>[0];

/** The data that were typed, without those left alone. */
const wantedOf = (parts: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value)) as Asked['wanted'];

function keyOf(form: FormData) {
  const key = form.get('_key');
  return typeof key === 'string' && FORM_KEY.test(key) ? { key } : {};
}

type Made = Readonly<{ patientId: string; id: string; hasFiles: boolean }>;

async function sendTheirFiles(request: AccountRequest, { patientId, id, hasFiles: has }: Made) {
  const path = correctionPath({ patientId, id });
  if (!has) return redirectWithNotice(request, path, 'applications:new.done');
  await addNotices(request, 'applications:new.done');
  const params = await fileUploadParams(request);
  const { addFile } = request.provider.corrections;
  return sendFiles(request, {
    path,
    params,
    isEnough: () => true,
    send: (file) => addFile({ patientId, id, ...file }),
  });
}
