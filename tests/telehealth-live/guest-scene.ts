import type { Answer, Visitor } from '#tests/support/visitor.ts';
import type { Scene } from '#tests/support/scene.ts';
import { whileLive, type Live, type liveWalk } from './scene.ts';

/** The form whose button does this. */
const formOf = (intent: string) => `form:has(input[name=intent][value=${intent}])`;

/** Presses a button of the page on which a guest is invited. */
export const inviting = (visitor: Visitor, page: Answer, intent: 'make' | 'withdraw') =>
  visitor.submit(page, {}, formOf(intent));

/** Lets a guest in; returns the path of the address that is shown this once. */
export async function invitation(visitor: Visitor, walk: ReturnType<typeof liveWalk>) {
  const made = await inviting(visitor, await visitor.get(walk.at('invite')), 'make');
  return new URL(made.page.querySelector('main code')?.text ?? '').pathname;
}

/** Where the address of an invitation leads. */
export const opened = async (guest: Visitor, path: string) => guest.follow(await guest.get(path));

export const NAME = 'Maria Zielińska';

/** The guest takes the invitation, and is led into the talk. */
export const taken = async (guest: Visitor, path: string) =>
  guest.follow(await guest.submit(await opened(guest, path), { name: NAME, consent: 'on' }));

export const leaving = (guest: Visitor, page: Answer) => guest.submit(page, {}, formOf('leave'));

type Invited = Readonly<{
  scene: Scene;
  visitor: Visitor;
  id: string;
  walk: ReturnType<typeof liveWalk>;
  guest: Visitor;
  path: string;
}>;

/** Shows something of a teleconsultation of Jan's to which a guest is invited. */
export const whileInvited = (live: Live, show: (shown: Invited) => Promise<Answer>) =>
  whileLive(live, async ({ scene, visitor, id, walk }) => {
    const path = await invitation(visitor, walk);
    return show({ scene, visitor, id, walk, guest: scene.guest(), path });
  });
