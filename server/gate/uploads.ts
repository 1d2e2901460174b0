import { declaredPath } from '#app/areas.ts';
import type { FormRules } from './body.ts';

const MIB = 1024 * 1024;

/** five files of 5 MiB and the rest of the form; a minute and more on a slow line. */
const UPLOAD_FORM: FormRules = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: 26 * MIB,
  maxFields: 50,
  maxMs: 120_000,
};

/** The rules of a page that takes files; undefined for every other form, which is a plain one. */
export const uploadRules = (pathname: string) =>
  declaredPath('uploads', pathname) === undefined ? undefined : UPLOAD_FORM;
