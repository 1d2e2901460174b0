import { z } from 'zod';
import { Account, Gate } from '#contract/account/schemas.ts';
import { Patient } from '#contract/patients/schemas.ts';
import { BilingualText, Code, Id, Instant, ProviderText } from '#contract/primitives.ts';

/** The urgency of a thing, the most urgent first: the portal makes the order of it, and says what comes before all else (decision 192). */
const URGENCIES = ['critical', 'talk', 'changed', 'clinician', 'request', 'new', 'unread', 'due'] as const;

export const Waiting = z
  .object({
    area: Code.describe(
      'The area that it belongs to, as the calls of that area are tagged: results, bookings, messages …',
    ),
    kind: Code.describe(
      'What waits, of those of the area. One that the portal does not know is not listed; its lists say instead that more may wait elsewhere.',
    ),
    ref: z
      .object({
        id: Id,
        system: Id.optional().describe('Of what belongs to a booking: its `system`; `id` is its `systemId`.'),
        of: z
          .string()
          .optional()
          .describe(
            'What its page is asked by besides: the speciality of a visit’s unit, a teleconsultation’s id, the kind of a consent.',
          ),
      })
      .describe('What its page is asked by.'),
    patientId: Id.optional().describe('Whom it is about; absent: the account itself.'),
    urgency: z
      .enum(URGENCIES)
      .describe(
        'critical: a critical result; talk: a teleconsultation that can be joined now or within the hour; changed: a visit that the unit has cancelled or moved; clinician: written by somebody who treats; request: somebody asks; new: has come; unread: other messages; due: has its last day, or stands until it is done.',
      ),
    since: Instant.optional().describe('When it began to wait.'),
    until: Instant.optional().describe(
      'The last moment; of a talk until when it comes before all else: half an hour after its start. Absent: it ends at no time.',
    ),
    name: ProviderText.optional().describe(
      'The service, the result, the message or the invoice by its name.',
    ),
    who: ProviderText.optional().describe('Who wrote or asks, or whom a consent names.'),
    at: Instant.optional().describe('When the visit is or was, or when a sample was taken.'),
    hours: z
      .object({ from: Instant.optional(), until: Instant.optional() })
      .optional()
      .describe('Between which moments a teleconsultation can be joined; without `from`: it can be already.'),
    count: z.number().int().min(1).optional().describe('How many documents, or other messages.'),
    amount: z.number().int().optional().describe('What is to be paid, in the currency’s smallest unit.'),
    words: BilingualText.optional().describe('What the unit says first of a critical result (B-07).'),
    phone: z.string().optional().describe('Whom to call about it.'),
  })
  .meta({ id: 'Waiting', description: 'One thing that waits for somebody of the account.' });
export type Waiting = z.infer<typeof Waiting>;

export const ToDoQuery = z.object({ patientId: Id.optional() });

export const AllToDo = z
  .object({
    entries: z.array(Waiting),
    notAsked: z
      .array(Code)
      .optional()
      .describe('Areas that could not be asked now, so that nobody takes them for done. Absent: all were.'),
  })
  .meta({ id: 'AllToDo', description: 'All that waits, and what could not be asked.' });

export const Frame = z
  .object({
    gates: z.object({ open: z.array(Gate) }).describe('As `account.gates` answers.'),
    account: Account.describe('As `account.get` answers.'),
    patients: z.array(Patient).describe('As `patients.list` answers.'),
    scheduledCount: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('As `bookings.scheduledCount` answers. Absent: not counted, and the page does not say it.'),
    unreadCount: z
      .number()
      .int()
      .min(0)
      .optional()
      .describe('As `messages.unreadCount` answers. Absent: not counted, and the page does not say it.'),
  })
  .meta({ id: 'Frame', description: 'Of an account, what every page of the portal shows and decides by.' });
export type Frame = z.infer<typeof Frame>;
