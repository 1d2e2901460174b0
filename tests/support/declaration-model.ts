/** A model of a patient's declarations of one kind in the portal: a few lines against which both systems are walked. */

const WAITING_MS = 30 * 60_000;

/** A signature that is waited for. `choice`: as the paper said it when it was given. */
type Signing = { url: string; choice: number; startedAt: number; paper: 'NONE' | 'GOOD' | 'FORGED' };

export type Own = {
  id: string;
  choice: number;
  is: 'OPEN' | 'SIGNED' | 'WITHDRAWN';
  /** A signature of the person themselves was found good. */
  isVerified: boolean;
  signing: Signing | null;
};

export type Act =
  | { do: 'SAVE'; id: string; choice: number }
  | { do: 'EDIT'; choice: number }
  | { do: 'WITHDRAW' }
  | { do: 'BEGIN'; url: string }
  | { do: 'PAPER'; paper: 'GOOD' | 'FORGED' }
  /** `isAhead`: the hospital system has other choices yet, for an edit waits there. */
  | { do: 'RETURN'; isAhead: boolean };

export type Said = 'DONE' | 'NO' | 'NONE' | 'WAITING' | 'SIGNED' | 'REFUSED' | 'OVER';

export const live = (all: readonly Own[]) => all.find(({ is }) => is !== 'WITHDRAWN');

/** The outcome of an act that has reached the portal's provider, and how its declarations are then. */
export function after(all: readonly Own[], act: Act, now: number): [Said, Own[]] {
  const one = live(all);
  const changed = (to: Partial<Own>) => all.map((each) => (each === one ? { ...each, ...to } : each));
  if (act.do === 'SAVE') {
    const next: Own = { id: act.id, choice: act.choice, is: 'OPEN', isVerified: false, signing: null };
    return ['DONE', [...changed({ is: 'WITHDRAWN' }), next]];
  }
  if (!one) return ['NONE', [...all]];
  if (act.do === 'RETURN') {
    const [said, to] = returned(one, { now, isAhead: act.isAhead });
    return [said, changed(to)];
  }
  if (act.do === 'PAPER') {
    const { signing } = one;
    return ['DONE', signing ? changed({ signing: { ...signing, paper: act.paper } }) : [...all]];
  }
  if (one.is !== 'OPEN') return ['NO', [...all]];
  if (act.do === 'EDIT') return ['DONE', changed({ choice: act.choice })];
  if (act.do === 'WITHDRAW') return ['DONE', changed({ is: 'WITHDRAWN' })];
  const isSame = one.signing?.choice === one.choice && one.signing.startedAt + WAITING_MS > now;
  if (isSame) return ['DONE', [...all]];
  return ['DONE', changed({ signing: { url: act.url, choice: one.choice, startedAt: now, paper: 'NONE' } })];
}

function returned(one: Own, { now, isAhead }: { now: number; isAhead: boolean }): [Said, Partial<Own>] {
  const { signing } = one;
  if (one.is === 'SIGNED') return ['SIGNED', {}];
  if (!signing) return ['NONE', {}];
  if (signing.startedAt + WAITING_MS <= now) return ['OVER', { signing: null }];
  if (signing.choice !== one.choice) return ['REFUSED', { signing: null }];
  if (isAhead || signing.paper === 'NONE') return ['WAITING', {}];
  if (signing.paper === 'FORGED') return ['REFUSED', { signing: null }];
  return ['SIGNED', { is: 'SIGNED', isVerified: true, signing: null }];
}
