import { z } from 'zod';
import { amount, issue, said } from '#app/services/forms/fields.ts';
import { withValues } from '#app/services/text/error-text.ts';
import type { Payable } from './asked.server.ts';

type Form = Readonly<{
  /** The patient's deposits, and the one that was chosen; a patient with one has nothing to choose. */
  deposits: readonly Payable[];
  chosen: Payable | undefined;
  words: (amount: number) => string;
}>;

/** The form of a payout: how much, and of which deposit: above zero, and at most what is available. */
export function payoutForm({ deposits, chosen, words }: Form) {
  const { available = 0, rules } = chosen ?? deposits[0] ?? {};
  const least = rules?.least ?? 1;
  const deposit = z.string(said('deposits:new.deposit.required')).transform((id, context): string => {
    if (deposits.some((one) => one.id === id)) return id;
    issue(context, 'deposits:new.deposit.required');
    return z.NEVER;
  });
  return z.object({
    deposit: deposits.length === 1 ? z.string().optional() : deposit,
    amountToPayout: amount({
      required: 'deposits:new.amount.required',
      least,
      most: available,
      tooSmall:
        least === 1
          ? 'deposits:new.amount.notAboveZero'
          : withValues('deposits:new.amount.tooSmall', { least: words(least) }),
      tooLarge: withValues('deposits:new.amount.tooLarge', { most: words(available) }),
    }),
  });
}
export type PayoutFormSchema = ReturnType<typeof payoutForm>;
