import type { Fault, FaultyCall } from '#provider/core/telehealth/faults.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { walkOn } from './walk-on.ts';

/** Does something while a call of the telehealth system fails. */
export async function whileFailing<Result>(
  scene: Scene,
  { call, kind = 'down' }: { call: FaultyCall; kind?: Fault },
  work: () => Promise<Result>,
): Promise<Result> {
  const set = "insert into telehealth_faults (call, whose, kind) values (?, '', ?)";
  scene.change('provider', set, call, kind);
  return work().finally(() =>
    scene.change('provider', "delete from telehealth_faults where call = ? and whose = ''", call),
  );
}

/** The doctor who is on duty goes, and is back. */
export const NOBODY_ON_DUTY = [
  "update telehealth_consultants set status = 0 where practitioner_id = 'doctor-sikora'",
  "update telehealth_consultants set status = 1 where practitioner_id = 'doctor-sikora'",
] as const;

/** The first link of a page to an address that has this in it. */
export const linkIn = ({ page }: Answer, part: string) =>
  page.querySelector(`main a[href*="${part}"]`)?.getAttribute('href') ?? '';

/** The times for a teleconsultation that is booked already. */
export const atMove = async (visitor: Visitor, booking: string) =>
  visitor.follow(await visitor.get(linkIn(await visitor.get(booking), 'mode=MODIFY')));

/** An account may book six times an hour (S-51), and these tests do more with one. */
const forgetBooked = (scene: Scene) =>
  scene.change('provider', "delete from account_usage where kind = 'BOOKINGS'");

/** A teleconsultation of Jan's, at the next free time. */
export async function bookedForJan(scene: Scene) {
  forgetBooked(scene);
  const jan = await scene.as('jan.nowak');
  const walk = walkOn(jan);
  const result = await walk.send(await walk.atSummary());
  return { jan, result, booking: walk.bookingOf(result) };
}
