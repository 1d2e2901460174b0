import type { FormRules } from './body.ts';

const MIB = 1024 * 1024;

/** five files of 5 MiB and the rest of the form; a minute and more on a slow line. */
const UPLOAD_FORM: FormRules = {
  types: ['multipart/form-data', 'application/x-www-form-urlencoded'],
  maxBytes: 26 * MIB,
  maxFields: 50,
  maxMs: 120_000,
};

/** The pages that take files; every other form is a plain one. */
const PATHS = [
  /^\/bookings\/[^/]+\/[^/]+\/(?:referral-)?attachments$/,
  /^\/newbooking\/referral\/attachments$/,
];

/** The rules of a page that takes files; undefined for every other. `path` is a plain one. */
export const uploadRules = (path: string | null) =>
  path !== null && PATHS.some((one) => one.test(path)) ? UPLOAD_FORM : undefined;
