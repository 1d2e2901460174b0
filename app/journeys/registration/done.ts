import { z } from 'zod';

const text = z.string().max(1000);

/** The rest of a guest's draft when it has become a registration: what the summary says and does. Nothing of it stands in an address. */
export const RegisteredDraft = z.object({
  registered: z.object({
    role: z.enum(['PATIENT', 'WARD', 'CHILD']),
    /** The provider's handle of the registration; null: a program has sent it, and nothing was made. */
    registrationId: text.nullable(),
    /** The channel in which something was sent, as the provider says. */
    channel: z.enum(['SMS', 'EMAIL', 'NONE']),
    phoneNumber: text.optional(),
    email: text.optional(),
    /** The names of the unit where papers are shown are those of the context of the registration. */
    context: z.record(text, text).default({}),
    /** The username with its number, told only where the provider has said it. */
    username: text.optional(),
    /** True where the password is asked for after the right code (C-114). */
    asksPassword: z.boolean().default(false),
    confirmed: z.boolean().default(false),
    corrections: z.number().default(0),
    at: z.number(),
  }),
});
export type RegisteredDraft = z.infer<typeof RegisteredDraft>;
export type Registered = RegisteredDraft['registered'];

export const SUMMARY_PATH = '/registration/summary';

/** Where a draft leads that was sent; null for one that was not. */
export const summaryPathOf = (id: string, stored: unknown) =>
  RegisteredDraft.safeParse(stored).success
    ? `${SUMMARY_PATH}?${new URLSearchParams({ draft: id }).toString()}`
    : null;
