import { z } from 'zod';

/** A record's identity: opaque, never parsed by the portal. */
export const Id = z.string().min(1).max(80);

/** An instant in UTC, ISO 8601 with "Z". */
export const Instant = z.iso.datetime();

/** A calendar day in Europe/Warsaw, "yyyy-MM-dd". */
export const Day = z.iso.date();

/** Local time in Europe/Warsaw, "yyyy-MM-dd HH:mm" (B§7, first-for-patient). */
export const LocalMinute = z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);

/** A code of one of the provider's dictionaries. */
export const Code = z.string().min(1).max(40);

/** A text in both languages of the portal. */
export const BilingualText = z.object({ pl: z.string(), en: z.string() });
export type BilingualText = z.infer<typeof BilingualText>;

/**
 * A text in the provider's own language. On the wire, and for the provider who writes it, it is a string; for TypeScript the
 * reader gets none, so that a page cannot show it without saying its language.
 */
export const ProviderText = z.string() as unknown as z.ZodType<ProviderText, string>;
export type ProviderText = { readonly '~providerText': true };

export const CodeAndName = z.object({ code: Code, name: ProviderText });

/** One line that a person has typed: no control characters. */
export const Line = z.string().regex(/^[^\p{Cc}]*$/u);

/** Lines that a person has typed, each ended by LF: no other control characters. */
export const Lines = z.string().regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u);

/**
 * At most so many characters, each counted once (code points), as `maxLength` of the document counts them; `max` counts halves of those
 * beyond the first 65,536.
 */
export const upTo = (schema: z.ZodString, mostCharacters: number) =>
  schema.refine((text) => [...text].length <= mostCharacters, { params: { mostCharacters } });

export const Address = z
  .object({
    street: z.string().optional(),
    houseNumber: z.string().optional(),
    apartmentNumber: z.string().optional(),
    postalCode: z.string().optional(),
    city: z.string().optional(),
    countryCode: z.string().length(2).optional(),
  })
  .meta({ id: 'Address', description: 'B§3, A§3. Absent fields are unknown to the provider.' });
export type Address = z.infer<typeof Address>;
