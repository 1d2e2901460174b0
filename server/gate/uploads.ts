import { declaredPath } from '#app/areas.declared.ts';
import { PLAIN_FORM, typeOf, type FormRules } from './body.ts';

const UPLOAD_TYPE = 'multipart/form-data';
const MIB = 1024 * 1024;

/** five files of 5 MiB and the rest of the form; a minute and more on a slow line. */
const UPLOAD_FORM: FormRules = {
  types: [UPLOAD_TYPE],
  maxBytes: 26 * MIB,
  maxFields: 50,
  maxMs: 120_000,
};

/** Decision 181. Where no file is read: the texts before the first, in no more bytes and time than a plain form has, and the heads around them. */
export const TEXTS_OF_UPLOAD: FormRules = {
  ...UPLOAD_FORM,
  maxBytes: 2 * PLAIN_FORM.maxBytes,
  maxMs: PLAIN_FORM.maxMs,
};

/** The rules for a form announced as too large, which is refused at once: its texts come with the head, or are not waited for. */
export const TEXTS_OF_TOO_LARGE: FormRules = { ...TEXTS_OF_UPLOAD, maxMs: 2_000 };

/** The rules of a form in parts on a page that takes files; undefined for every other form, which is a plain one. */
export function uploadRules({ pathname, headers }: { pathname: string; headers: Headers }) {
  const isUpload = declaredPath('uploads', pathname) !== undefined && typeOf(headers) === UPLOAD_TYPE;
  return isUpload ? UPLOAD_FORM : undefined;
}
