import { z } from 'zod';
import { Day, Id, Instant } from '#contract/primitives.ts';

/** A§4: C confirmed, J blocked, W awaiting confirmation, D deleted. */
export const LinkState = z
  .enum(['C', 'J', 'W', 'D'])
  .describe('C: confirmed; J: blocked; W: awaits confirmation; D: deleted.');
export type LinkState = z.infer<typeof LinkState>;

/** A§3: which account is linked to which patient. */
const LINK = { accountId: Id, patientId: Id } as const;

/** A state as a host says it: any other than C, J and D is read as awaiting confirmation (A§4). */
const Status = z.string().min(1).max(40);

const ofAccount = {
  ...LINK,
  status: Status,
  name: z.string(),
  lastName: z.string(),
  since: Instant.describe('Since when the link stands as it does: asked for, confirmed, blocked or ended.'),
  waitsFor: z
    .enum(['PERSON', 'UNIT'])
    .optional()
    .describe(
      'Who answers a link that waits, or that waited when it was blocked; UNIT: the represented person neither confirms nor unblocks it (AP-16).',
    ),
  isAccountBlocked: z
    .boolean()
    .optional()
    .describe('The account cannot sign in: it acts for nobody, whatever the state.'),
};

export const Guardian = z
  .object(ofAccount)
  .meta({ id: 'Guardian', description: 'A§3. An account that acts for the own patient, or asks to.' });
export type Guardian = z.infer<typeof Guardian>;

export const Parent = z
  .object({
    ...ofAccount,
    id: Id.describe('Names the row in the deletion; of this clinic the id of the account.'),
    formerSince: Day.optional().describe('Since when the parent acts no more; absent while they may.'),
    isRemovable: z.boolean(),
  })
  .meta({ id: 'Parent', description: 'A§2, A-54. A parent of the own patient, also one who acts no more.' });
export type Parent = z.infer<typeof Parent>;

export const GuardianLink = z
  .object({
    ...ofAccount,
    role: z
      .enum(['WARD', 'CHILD'])
      .describe('WARD: somebody for whom the account’s owner acts; CHILD: a child of the owner’s.'),
  })
  .meta({ id: 'GuardianLink', description: 'One link of the own patient, in every state.' });
export type GuardianLink = z.infer<typeof GuardianLink>;

export const WardLink = z
  .object({
    patientId: Id,
    role: z
      .enum(['PATIENT', 'WARD', 'CHILD'])
      .describe(
        'Who the person is to the account: PATIENT: its owner; WARD: somebody for whom the owner acts; CHILD: a child of the owner’s.',
      ),
    status: Status,
    name: z.string().optional(),
    lastName: z.string().optional(),
    refusal: z
      .enum(['LAST_GUARDIAN', 'LINK_STATE'])
      .optional()
      .describe('Why the account cannot end the link now.'),
  })
  .meta({
    id: 'WardLink',
    description:
      'The account’s own link to a ward or child, or to whom it says it is (AP-57). While it waits, names are those that the asker typed.',
  });
export type WardLink = z.infer<typeof WardLink>;

export const StatusChange = z.object({
  status: LinkState,
  ...LINK,
  from: LinkState.optional().describe('How the link stood when it was seen: it is changed from there alone.'),
});
export const ChangedLink = z.object({ status: Status, ...LINK });
