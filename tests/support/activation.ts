import type { Scene } from './scene.ts';
import { forgetCodes } from './sms.ts';
import { PASSWORD, type Answer, type Visitor } from './visitor.ts';

/** The account whose phone must be confirmed before it is let in. */
export const ADAM = 'adam.jankowski';
export const ADAMS_PHONE = '+48600100115';
const PATH = '/resendactivationcode';

/** All scenes share an address, which may ask so many times an hour. */
const forgetSends = ({ change }: Scene) =>
  change('portal', 'delete from limits where bucket like ?', `${PATH}:%`);

/** Right after Adam's right password; nobody has been sent a code yet. */
export async function atOwnPhone(scene: Scene): Promise<{ visitor: Visitor; page: Answer }> {
  forgetCodes(scene);
  forgetSends(scene);
  scene.change(
    'provider',
    "update accounts set state = 'MUST_CONFIRM_PHONE', phone_confirmed = 0 where username = ?",
    ADAM,
  );
  const visitor = scene.guest();
  const login = await visitor.get('/login');
  const page = await visitor.follow(await visitor.submit(login, { username: ADAM, password: PASSWORD }));
  return { visitor, page };
}

/** The page of the code that has just been sent to Adam. */
export async function atOwnCode(scene: Scene) {
  const { visitor, page } = await atOwnPhone(scene);
  return { visitor, page: await visitor.follow(await visitor.submit(page)) };
}

/** The form of somebody who has not signed in. */
export async function atGuestsPhone(scene: Scene) {
  forgetSends(scene);
  const visitor = scene.guest();
  return { visitor, page: await visitor.get(PATH) };
}

/** The page of a code of which nobody says whether it was sent. */
export async function atGuestsCode(scene: Scene) {
  const { visitor, page } = await atGuestsPhone(scene);
  return { visitor, page: await visitor.follow(await visitor.submit(page, { phoneNumber: '600 100 199' })) };
}
