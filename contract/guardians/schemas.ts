import { z } from 'zod';
import { LinkScope } from '#contract/patients/schemas.ts';
import { SCOPES } from '#contract/people/reading/scope.ts';
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
  actsUntil: Day.optional().describe('The last day on which the link acts (AP-22); absent: no end.'),
  scope: LinkScope.optional(),
  mayBeNarrowed: z
    .boolean()
    .optional()
    .describe('The represented person may change the scope with narrow; absent or false: it is not offered.'),
  mayBeLimited: z
    .boolean()
    .optional()
    .describe('The represented person may set the last day with limit; absent or false: it is not offered.'),
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

/** AP-26. */
const restorable = {
  restorableUntil: Instant.optional().describe(
    'Until when who ended the link can bring it back with restore; absent: not at all.',
  ),
};
export const ChangedLink = z.object({ status: Status, ...LINK, ...restorable });
export const RemovedLink = z.object({ removed: z.literal(true), ...restorable });

export const LinkPair = z.object({ patientId: Id, accountId: Id });

export const LinkLimit = LinkPair.extend({
  until: Day.optional().describe('The last day on which the link acts; absent: it has no end.'),
});
export const LimitedLink = z.object({ ...LINK, actsUntil: Day.optional() });

export const LinkNarrowing = LinkPair.extend({
  scope: z.enum(SCOPES).describe('What the account may do from now on.'),
});
export const NarrowedLink = z.object({ ...LINK, scope: LinkScope });

export const EndedLink = z
  .object({
    role: z.enum(['WARD', 'CHILD']).describe('Who the person was to the account: a ward or a child.'),
    by: z
      .enum(['PERSON', 'ACCOUNT'])
      .describe('Who ended it, and asks: PERSON: who is represented; ACCOUNT: who acted for them.'),
    name: z.string().optional(),
    lastName: z.string().optional(),
    refusal: z
      .enum(['TOO_LATE', 'OTHER_GUARDIAN', 'LINK_STATE'])
      .optional()
      .describe('Why it does not come back; absent: it can.'),
  })
  .meta({
    id: 'EndedLink',
    description:
      'AP-26. A link that was ended, to who ended it. The name, of the other side, while it can come back.',
  });
