import { isDefinedError, safe } from '@orpc/client';
import { z } from 'zod';
import type { Consent } from '#contract/consents/schemas.ts';
import { consentField } from '#app/domain/consents/fields.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { yesNo } from '#app/services/forms/fields.ts';
import { withValues, type ErrorText } from '#app/services/text/error-text.ts';

/** An answer to each consent, and which texts the page has shown. */
export type ConsentsForm = z.ZodObject<Record<string, z.ZodString>>;

/** The form of those consents: each has an answer of its own, and none is chosen beforehand. */
export function consentsForm(consents: readonly Consent[]) {
  const answers = consents.map((_, index) => [consentField(index), answerTo(index)] as const);
  return z.object({ shown: z.string().optional(), ...Object.fromEntries(answers) });
}

const answerTo = (index: number) =>
  yesNo({ required: withValues('consents:toConfirm.choose', { number: index + 1 }) });

/** Names texts and versions: whoever agrees has read these. */
export const shownTexts = (consents: readonly Consent[]) =>
  consents.map(({ id, version }) => `${id} ${version}`).join(', ');

type Given = { consents: readonly Consent[]; value: Readonly<Record<string, unknown>> };

/** Writes the answers down; the texts of why not by field, or null when it is done. */
export async function confirmConsents(
  { provider }: AccountRequest,
  { consents, value }: Given,
): Promise<Record<string, ErrorText[]> | null> {
  const changed: Record<string, ErrorText[]> = { '': ['consents:toConfirm.changed'] };
  if (value['shown'] !== shownTexts(consents)) return changed;
  const decisions = consents.map(({ id, version }, index) => ({
    id,
    version,
    accepted: value[consentField(index)] === true,
  }));

  const [error] = await safe(provider.consents.confirm({ decisions }));
  if (!error) return null;
  if (!isDefinedError(error)) throw error;
  if (error.code === 'CONSENT_CHANGED') return changed;
  const { ids } = error.data;
  const owed = consents.flatMap(({ id }, index) => (ids.includes(id) ? [consentField(index)] : []));
  if (owed.length === 0) return { '': ['consents:toConfirm.needed'] };
  return Object.fromEntries(
    owed.map((field): [string, ErrorText[]] => [field, ['consents:toConfirm.needed']]),
  );
}
