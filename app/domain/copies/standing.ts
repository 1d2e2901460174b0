/** The standing of a request as its patient is told it: by its state, its price and its files (B-25, B-102, B-103). */
export type CopyStanding =
  'registered' | 'toAgree' | 'inWork' | 'toPay' | 'toFetch' | 'ready' | 'over' | 'rejected' | 'unknown';

type When = string | undefined;

type Stood = Readonly<{
  state: string;
  price?: Readonly<{ amount: number; isYesAwaited: boolean; agreedAt?: When }> | undefined;
  refInvoice?: string | undefined;
  isPaid?: boolean | undefined;
  attachments: readonly unknown[];
}>;

/** True while its invoice is not paid. */
export const isToPay = ({ refInvoice, isPaid }: Pick<Stood, 'refInvoice' | 'isPaid'>) =>
  refInvoice !== undefined && isPaid !== true;

/** A state that is not known is told as not known, never as finished. */
export function copyStanding(request: Stood): CopyStanding {
  switch (request.state) {
    case 'REGISTERED':
      return 'registered';
    case 'ACCEPTED':
      return request.price?.isYesAwaited ? 'toAgree' : 'inWork';
    case 'PREPARED':
      if (isToPay(request)) return 'toPay';
      return request.attachments.length > 0 ? 'toFetch' : 'ready';
    case 'COMPLETED':
      return 'over';
    case 'REJECTED':
      return 'rejected';
    default:
      return 'unknown';
  }
}

/** B-25: what is not finished, however old it is. */
export const isUncompleted = ({ state }: Pick<Stood, 'state'>) =>
  ['REGISTERED', 'ACCEPTED', 'PREPARED'].includes(state);

type CopyStep = Readonly<{
  name: 'sent' | 'accepted' | 'agreed' | 'paid' | 'prepared' | 'over' | 'rejected';
  as: 'done' | 'now' | 'later' | 'failed';
  /** ISO; absent: not yet, or nobody says when. */
  at?: When;
}>;

type Stepped = Stood &
  Readonly<{ registeredAt: string }> &
  Partial<Readonly<Record<'acceptedAt' | 'preparedAt' | 'completedAt' | 'rejectedAt', When>>>;

/** The steps that a request goes through: those done, the one that is reached, and those to come (AP-32). */
export function copySteps(request: Stepped): CopyStep[] {
  const { price, registeredAt, acceptedAt, preparedAt, completedAt, rejectedAt } = request;
  const sent: CopyStep = { name: 'sent', as: 'done', at: registeredAt };
  const standing = copyStanding(request);
  if (standing === 'unknown') return [sent];
  const accepted = { name: 'accepted', at: acceptedAt } as const;
  if (standing === 'rejected')
    return [
      sent,
      ...(acceptedAt ? [{ ...accepted, as: 'done' } as const] : []),
      { name: 'rejected', as: 'failed', at: rejectedAt },
    ];
  const isPriced = (price?.amount ?? 0) > 0;
  const steps = [
    accepted,
    ...(isPriced ? [{ name: 'agreed', at: price?.agreedAt } as const] : []),
    { name: 'prepared', at: preparedAt } as const,
    ...(isPriced ? [{ name: 'paid' } as const] : []),
    { name: 'over', at: completedAt } as const,
  ];
  const isDone = {
    accepted: standing !== 'registered',
    agreed: standing !== 'registered' && standing !== 'toAgree',
    prepared: preparedAt !== undefined,
    paid: request.isPaid === true,
    over: standing === 'over',
  };
  const reached = steps.find(({ name }) => !isDone[name])?.name;
  return [
    sent,
    ...steps.map((step): CopyStep => ({
      ...step,
      as: isDone[step.name] ? 'done' : step.name === reached ? 'now' : 'later',
    })),
  ];
}
