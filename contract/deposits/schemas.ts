import { z } from 'zod';
import { BilingualText, Code, CodeAndName, Day, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** B-30. An amount of money in grosze: 120,50 zł is 12050. */
const Grosze = z.number().int();

const DepositMovement = z
  .object({
    id: Id,
    at: Instant,
    amount: Grosze.describe('Above zero: paid in; below zero: taken out.'),
    description: ProviderText.optional().describe('What it was for.'),
  })
  .meta({ id: 'DepositMovement', description: 'What has changed a deposit’s `currentBalance`.' });

const DepositPayout = z
  .object({
    id: Id,
    amount: Grosze.min(1),
    requestedAt: Instant,
    state: Code.describe(
      'ACCEPTED: waits for the staff; PAID: paid out on `settledOn`; REFUSED: refused on `settledOn`, with `reason` (B-82). Any other one is shown as unknown.',
    ),
    settledOn: Day.optional(),
    reason: ProviderText.optional(),
  })
  .meta({ id: 'DepositPayout', description: 'B§4. A request to pay out, and what has become of it.' });

export const PayoutRules = z
  .object({
    least: Grosze.min(1).optional().describe('The smallest amount; absent: 0,01 zł.'),
    most: Grosze.min(1)
      .optional()
      .describe('The largest amount of one request; absent: all that is available.'),
    perMonth: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe('How many requests a calendar month in Warsaw may have, refused ones not counted (B-83).'),
    madeThisMonth: z.number().int().min(0).optional().describe('How many of them this month has.'),
    paidTo: BilingualText.optional().describe('B-29. Where the money goes, in the words of the unit.'),
  })
  .meta({ id: 'PayoutRules', description: 'B-29, B-83. What holds for the next request.' });
export type PayoutRules = z.infer<typeof PayoutRules>;

export const Deposit = z
  .object({
    id: Id,
    patientId: Id,
    system: CodeAndName.describe(
      'The hospital’s system that keeps it: one deposit a patient and system (B-29).',
    ),
    rules: PayoutRules,
    movements: z.array(DepositMovement).max(2_000).describe('The newest first.'),
    payouts: z.array(DepositPayout).max(2_000).describe('The newest first.'),
  })
  .meta({ id: 'Deposit', description: 'B§3. Money that a patient has left with a hospital.' });
export type Deposit = z.infer<typeof Deposit>;

export const DepositBalance = z
  .object({
    depositId: Id,
    patientId: Id,
    system: CodeAndName.optional().describe(
      'As in the deposit: by it a patient’s deposits are told apart where the list of them does not come.',
    ),
    availableBalance: Grosze.describe('What may be paid out: falls as soon as a request is accepted (B-30).'),
    currentBalance: Grosze.describe('What lies there: falls when the staff pays out (B-30).'),
  })
  .meta({ id: 'DepositBalance', description: 'B§3, A-156. Both balances of a deposit.' });
export type DepositBalance = z.infer<typeof DepositBalance>;

export const NewPayout = z
  .object({
    patientId: Id,
    amount: Grosze.min(1),
    depositId: Id.optional().describe(
      'Which of the patient’s deposits; absent: the only one, or that of the hospital’s own system.',
    ),
    key: z
      .string()
      .min(10)
      .max(80)
      .optional()
      .describe('Random, of one form: the same with the same key is made once, however often it comes.'),
  })
  .meta({ id: 'NewPayout', description: 'B§3. A request to pay out money of a deposit.' });

export const PayoutAnswer = z
  .object({
    status: z
      .string()
      .max(200)
      .describe('ACCEPTED, or the code of a refusal; reading/status.ts says how it is read (A-155, B-31).'),
  })
  .meta({ id: 'PayoutAnswer', description: 'B§3. What has become of a request to pay out.' });
