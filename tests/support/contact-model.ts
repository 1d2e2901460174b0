/** A model of one account's contacts, whoever does what first: a few lines against which the provider is walked. */

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
export const KINDS = ['EMAIL', 'PHONE'] as const;
export type Kind = (typeof KINDS)[number];

/** A session of one of the two windows. */
type Session = string | null;
type Waiting = { value: string; until: number; by: Session } | null;
type Link = { value: string; until: number; is: 'OPEN' | 'USED' | 'VOID' };
/** `key`: the contact that it went to, and when. */
type UndoLink = { key: string; kind: Kind; value: string; changedAt: number; until: number; isOver: boolean };
type Code = { value: string; sentAt: number; until: number; triesLeft: number } | null;

export type State = {
  now: number;
  isDeleted: boolean;
  sessions: readonly [Session, Session];
  inForce: Record<Kind, string>;
  waiting: Record<Kind, Waiting>;
  links: readonly Link[];
  undoLinks: readonly UndoLink[];
  code: Code;
};

export type Act =
  | { do: 'CHANGE_EMAIL'; window: 0 | 1; value: string }
  | { do: 'CHANGE_PHONE'; window: 0 | 1; value: string }
  /** Sends the number that the window saw in force: one that is not any more by then is a change like another. */
  | { do: 'WITHDRAW_PHONE'; window: 0 | 1; value: string }
  | { do: 'TAKE_EMAIL_AWAY' | 'WITHDRAW_EMAIL' | 'SEND_CODE' | 'DELETE'; window: 0 | 1 }
  | { do: 'CONFIRM_PHONE'; window: 0 | 1; value: string; sentAt: number }
  | { do: 'CONFIRM_EMAIL'; value: string }
  | { do: 'UNDO'; key: string };

/** NO: refused, and nothing has changed but the tries of a code. OUT: the window is signed in no more. */
export type Outcome = 'DONE' | 'NO' | 'OUT';
type Next = [Outcome, State];

export const atFirst = (now: number, inForce: Record<Kind, string>): State => ({
  now,
  isDeleted: false,
  sessions: [null, null],
  inForce,
  waiting: { EMAIL: null, PHONE: null },
  links: [],
  undoLinks: [],
  code: null,
});

/** The change of a kind that may still be confirmed. */
export function waitingNow({ waiting, now }: State, kind: Kind) {
  const one = waiting[kind];
  return one && one.until > now ? one : null;
}

const withWaiting = (state: State, kind: Kind, one: Waiting): State => ({
  ...state,
  waiting: { ...state.waiting, [kind]: one },
});
const closed = (links: readonly Link[]) =>
  links.map((link) => (link.is === 'OPEN' ? { ...link, is: 'VOID' as const } : link));

/** A contact is in force: the one before, and those before it, are told with a link each; one session goes on. */
function changed(state: State, kind: Kind, value: string, keeps: Session): State {
  const { now, sessions } = state;
  const before = state.inForce[kind];
  const former = state.undoLinks.filter((link) => link.kind === kind && !link.isOver && link.until > now);
  const told = new Map([[before, { changedAt: now, until: now + 14 * DAY }]]);
  for (const link of former) if (!told.has(link.value) && link.value !== value) told.set(link.value, link);
  const sent = [...told].map(([address, { changedAt, until }]) => {
    const key = `${address} ${now}`;
    return { key, kind, value: address, changedAt, until, isOver: false };
  });
  const [first, second] = sessions.map((one) => (one !== null && one === keeps ? one : null));
  return {
    ...withWaiting(state, kind, null),
    inForce: { ...state.inForce, [kind]: value },
    undoLinks: [...state.undoLinks, ...sent],
    sessions: [first ?? null, second ?? null],
  };
}

/** The outcome of an act, and how the account is then. */
export function after(state: State, act: Act): Next {
  if (act.do === 'CONFIRM_EMAIL') return emailConfirmed(state, act.value);
  if (act.do === 'UNDO') return undone(state, act.key);
  const session = state.sessions[act.window];
  if (session === null) return ['OUT', state];
  const { now, waiting } = state;
  const until = now + DAY;
  switch (act.do) {
    case 'CHANGE_EMAIL': {
      const link = { value: act.value, until, is: 'OPEN' as const };
      const next = withWaiting(state, 'EMAIL', { value: act.value, until, by: session });
      return ['DONE', { ...next, links: [...closed(state.links), link] }];
    }
    case 'WITHDRAW_EMAIL':
      return ['DONE', { ...withWaiting(state, 'EMAIL', null), links: closed(state.links) }];
    case 'TAKE_EMAIL_AWAY':
      return ['NO', state];
    case 'CHANGE_PHONE':
      return ['DONE', withWaiting(state, 'PHONE', { value: act.value, until, by: session })];
    case 'WITHDRAW_PHONE': {
      const isInForce = state.inForce.PHONE === act.value;
      return [
        'DONE',
        withWaiting(state, 'PHONE', isInForce ? null : { value: act.value, until, by: session }),
      ];
    }
    case 'SEND_CODE': {
      const to = waitingNow(state, 'PHONE');
      if (!to || state.code?.sentAt === now) return ['NO', state];
      return [
        'DONE',
        { ...state, code: { value: to.value, sentAt: now, until: now + 15 * MINUTE, triesLeft: 5 } },
      ];
    }
    case 'CONFIRM_PHONE':
      return phoneConfirmed(state, { ...act, session });
    case 'DELETE':
      return [
        'DONE',
        {
          ...state,
          isDeleted: true,
          sessions: [null, null],
          waiting: { ...waiting, EMAIL: null, PHONE: null },
        },
      ];
  }
}

function emailConfirmed(state: State, value: string): Next {
  const link = state.links.find((one) => one.value === value);
  const waiting = waitingNow(state, 'EMAIL');
  if (state.isDeleted || link?.is !== 'OPEN' || waiting?.value !== value) return ['NO', state];
  const links = state.links.map((one) => (one === link ? { ...one, is: 'USED' as const } : one));
  return ['DONE', { ...changed(state, 'EMAIL', value, waiting.by), links }];
}

type Given = { value: string; sentAt: number; session: Session };

function phoneConfirmed(state: State, { value, sentAt, session }: Given): Next {
  const { code, now, inForce } = state;
  const address = waitingNow(state, 'PHONE')?.value ?? inForce.PHONE;
  if (!code || code.until <= now || code.triesLeft === 0) return ['NO', state];
  if (address !== value || code.value !== value) return ['NO', state];
  if (code.sentAt !== sentAt) return ['NO', { ...state, code: { ...code, triesLeft: code.triesLeft - 1 } }];
  return ['DONE', inForce.PHONE === value ? state : changed(state, 'PHONE', value, session)];
}

/** The account with what was in force then, as if nothing after it had been; nothing waits, of either kind, and nobody is signed in. */
function undone(state: State, key: string): Next {
  const link = state.undoLinks.find((one) => one.key === key);
  if (state.isDeleted || !link || link.isOver || link.until <= state.now) return ['NO', state];
  const { kind, value, changedAt } = link;
  const undoLinks = state.undoLinks.map((one) =>
    one.kind === kind && one.changedAt >= changedAt ? { ...one, isOver: true } : one,
  );
  return [
    'DONE',
    {
      ...state,
      waiting: { EMAIL: null, PHONE: null },
      links: closed(state.links),
      inForce: { ...state.inForce, [kind]: value },
      undoLinks,
      sessions: [null, null],
    },
  ];
}
