import type { Scene } from './scene.ts';
import { forgetCodes } from './sms.ts';
import { PASSWORD, type Answer, type Visitor } from './visitor.ts';

/** Zofia's account that is to be merged, and the one that she had before. */
export const ZOFIA = 'zofia.kozlowska';
const OTHER = 'account-2018';
const PATH = '/mergeaccount';

/** Right after Zofia's right password; nobody has been sent a code yet. */
export async function atMerging(scene: Scene): Promise<{ visitor: Visitor; page: Answer }> {
  forgetCodes(scene);
  scene.change('portal', 'delete from limits where bucket like ?', `${PATH}:%`);
  const visitor = scene.guest();
  const login = await visitor.get('/login');
  const page = await visitor.follow(await visitor.submit(login, { username: ZOFIA, password: PASSWORD }));
  return { visitor, page };
}

/** The page of the code that has just been sent. */
export async function atMergeCode(scene: Scene) {
  const { visitor, page } = await atMerging(scene);
  return { visitor, page: await visitor.follow(await visitor.submit(page)) };
}

/** Does something while the other account is in another state. */
export async function whileOtherIs<T>({ change }: Scene, state: string, work: () => Promise<T>): Promise<T> {
  const set = (to: string) => change('provider', 'update accounts set state = ? where id = ?', to, OTHER);
  set(state);
  return work().finally(() => set('ACTIVE'));
}
