import { fileOf, pdf } from '#tests/support/files.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedForJan } from '#tests/teleconsultations/scene.ts';
import { TEXT, walkOn } from '#tests/teleconsultations/walk-on.ts';

export type Walk = ReturnType<typeof walkOn>;
export type Show = (walk: Walk, visitor: Visitor, scene: Scene) => Promise<Answer>;

/** Somebody, somewhere on the way. */
export const on = (account: Account, show: Show) => async (scene: Scene) => {
  const visitor = await scene.as(account);
  return show(walkOn(visitor), visitor, scene);
};

export const of = (route: string) => ({ route, area: 'newteleconsultation' }) as const;

/** The description, with a file of the draft. */
export async function withFile(walk: Walk, visitor: Visitor, files = [fileOf(pdf(), 'skan.pdf')]) {
  const fields = { description: TEXT, 'press.intent-files': 'x' };
  const page = await walk.atDescription();
  return { page, sent: await visitor.upload(page, files, { fields }) };
}

type ShowBooked = (
  booking: string,
  visitor: Visitor,
  rest: { result: Answer; scene: Scene },
) => Promise<Answer>;

/** Shows something of one that is booked for Jan; what is shown cancels it. */
export const booked = (show: ShowBooked) => async (scene: Scene) => {
  const { jan, result, booking } = await bookedForJan(scene);
  return show(booking, jan, { result, scene });
};

export const cancel = async (booking: string, visitor: Visitor) =>
  visitor.submit(await visitor.get(`${booking}/cancel`));

/** Booked, looked at, and canceled. */
export const whileBooked = (show: ShowBooked) =>
  booked(async (booking, visitor, rest) => {
    const shown = await show(booking, visitor, rest);
    await cancel(booking, visitor);
    return shown;
  });

/** While a code is asked for before it is booked (B§4). */
export const withCode = (show: Show) =>
  on('jan.nowak', async (walk, visitor, scene) => {
    const ask = (flag: 0 | 1) =>
      scene.change(
        'provider',
        'update availabilities set confirmation_required = ? where service_code = ?',
        flag,
        'TELE-INT',
      );
    ask(1);
    // The catalogue is read anew when the clock has moved.
    return scene.ahead('PT1M', () => show(walk, visitor, scene)).finally(() => ask(0));
  });
