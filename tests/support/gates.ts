import type { Gate } from '#contract/account/schemas.ts';
import type { Scene } from './scene.ts';
import { signedInAt, type Visitor } from './visitor.ts';

export const MARIA = 'maria.wisniewska';

/** Leaves Maria before the gates that are named, and before no other: as if she had been through them. */
export function openGates({ change }: Pick<Scene, 'change'>, open: readonly Gate[]) {
  const past = (gate: Gate) => (open.includes(gate) ? null : 1);
  change(
    'provider',
    "update message_recipients set read_at = ? where account_id = 'account-2004'",
    past('MESSAGES'),
  );
  change(
    'provider',
    "update account_consents set answered_at = ?, accepted = ? where account_id = 'account-2004' and version = '2'",
    past('CONSENTS'),
    past('CONSENTS'),
  );
  change(
    'provider',
    "update accounts set phone_required = ?, phone_confirmed = 0, phone_number = '+48600100104' where id = 'account-2004'",
    open.includes('PHONE') ? 1 : 0,
  );
}

/** Maria, who has just signed in before those gates: what is open is looked up anew. */
export async function mariaBefore(scene: Scene, open: readonly Gate[]) {
  openGates(scene, open);
  const visitor = await signedInAt(scene.portal.origin, MARIA);
  for (const [name, value] of seenBy(scene)) visitor.cookies.set(name, value);
  return visitor;
}

/** The cookies of the scene's view. */
const seenBy = (scene: Scene): Visitor['cookies'] => scene.guest().cookies;
