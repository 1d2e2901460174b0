import { z } from 'zod';
import type { FileUploadParams } from '#contract/bookings/schemas/attachments.ts';
import type { RegistrationRow } from '#provider/core/settings/registration-row.ts';

/** The fields of types, their words, and what they stand for. */
export const TYPES = [
  ['typePdf', 'PDF', 'application/pdf'],
  ['typeJpeg', 'JPEG', 'image/jpeg'],
  ['typePng', 'PNG', 'image/png'],
] as const;

const Text = z.string().max(5_000).default('');
const OnOff = z
  .enum(['on', 'off'])
  .optional()
  .transform((value) => value === 'on');
const COUNTRY = /^([A-Z]{2}) (\S.{0,79})$/;

const Countries = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .refine((lines) => lines.length > 0 && lines.every((line) => COUNTRY.test(line)))
  .transform((lines) => lines.map((line) => ({ code: line.slice(0, 2), name: line.slice(3) })));

/** The staff's form, as it is kept. */
export const TextsForm = z
  .object({
    consentsPl: Text,
    consentsEn: Text,
    linkPl: Text,
    linkEn: Text,
    linkDest: Text,
    maxFiles: z.coerce.number().int().min(1).max(20),
    maxFileSize: z.coerce
      .number()
      .int()
      .min(1)
      .max(64 * 1024 * 1024),
    typePdf: OnOff,
    typeJpeg: OnOff,
    typePng: OnOff,
    countries: Countries,
  })
  .refine((form) => TYPES.some(([name]) => form[name]))
  .transform(
    ({ consentsPl, consentsEn, linkPl, linkEn, linkDest, maxFiles, maxFileSize, countries, ...types }) => ({
      fileUploadParams: {
        maxFiles,
        maxFileSize,
        fileTypes: TYPES.filter(([name]) => types[name]).map(([, , type]) => type),
      } satisfies FileUploadParams,
      registration: {
        registerConsents: { pl: consentsPl.trim(), en: consentsEn.trim() },
        registerConsentsLink: { pl: linkPl.trim(), en: linkEn.trim() },
        registerConsentsLinkDest: linkDest.trim(),
        supportedCountries: countries,
      },
    }),
  );

/** The same of what is kept. */
export const formOf = (registration: RegistrationRow, { maxFiles, maxFileSize }: FileUploadParams) => ({
  consentsPl: registration.registerConsents.pl,
  consentsEn: registration.registerConsents.en,
  linkPl: registration.registerConsentsLink.pl,
  linkEn: registration.registerConsentsLink.en,
  linkDest: registration.registerConsentsLinkDest,
  maxFiles: String(maxFiles),
  maxFileSize: String(maxFileSize),
  countries: registration.supportedCountries.map(({ code, name }) => `${code} ${name}`).join('\n'),
});
