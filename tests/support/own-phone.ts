import type { PortalProcess } from './portal-process.ts';
import type { Scene } from './scene.ts';
import { forgetCodes } from './sms.ts';
import { signedInAt, type Answer, type Visitor } from './visitor.ts';

const PATH = '/account/phone';

/** The seed's numbers, of which no other waits. */
function resetPhones({ change }: Scene) {
  change('provider', "delete from contact_changes where kind = 'PHONE'");
  change('provider', "delete from former_contacts where kind = 'PHONE'");
  const set = 'update accounts set phone_number = ?, phone_confirmed = ? where id = ?';
  change('provider', set, '+48600100118', 1, 'account-2018');
  change('provider', set, '+48600100117', 0, 'account-2017');
}

/** Somebody who has signed in just now, as whoever changes a contact must, and has been sent nothing. */
async function freshlyIn(scene: Scene, username: 'z.kozlowska' | 'lucyna.baran') {
  resetPhones(scene);
  forgetCodes(scene);
  const visitor = await signedInAt(scene.portal.origin, username);
  for (const [name, value] of scene.guest().cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** Zofia, of whom nothing else is tried: her sessions end with a number that is changed. */
export const zofiaWithPhone = (scene: Scene) => freshlyIn(scene, 'z.kozlowska');
export const lucynaWithPhone = (scene: Scene) => freshlyIn(scene, 'lucyna.baran');

/** Zofia at the page of her number. */
export async function atOwnPhone(scene: Scene): Promise<{ visitor: Visitor; page: Answer }> {
  const visitor = await zofiaWithPhone(scene);
  return { visitor, page: await visitor.get(PATH) };
}

/** Zofia at the page of the code that she has just been sent. */
export async function atOwnCode(scene: Scene): Promise<{ visitor: Visitor; page: Answer }> {
  const { visitor, page } = await atOwnPhone(scene);
  return { visitor, page: await visitor.follow(await visitor.submit(page, { phoneNumber: '511 222 333' })) };
}

/** Does something while the setting of SMS is another. */
export async function withSms<Done>(scene: Scene, json: string, work: () => Promise<Done>) {
  const set = "update settings set value = ? where key = 'smsConfirmation'";
  scene.change('provider', set, json);
  return work().finally(() => scene.change('provider', set, '{"smsEnabled":true}'));
}

/** Does something while some of what registration asks for is otherwise. */
export async function registration<Done>(scene: Scene, changed: object, work: () => Promise<Done>) {
  const row = scene.read('provider', "select value from settings where key = 'registration'");
  const { value } = row as { value: string };
  const set = async (json: string) => {
    scene.change('provider', "update settings set value = ? where key = 'registration'", json);
    await settingsRead(scene.portal);
  };
  await set(JSON.stringify({ ...(JSON.parse(value) as object), ...changed }));
  return work().finally(() => set(value));
}

/** Another setting that is changed at the staff side makes the portal ask for all of them again. */
export const settingsRead = (portal: Pick<PortalProcess, 'tell'>) =>
  portal.tell('/record', { questionnaires: 'on', documents: 'on', copies: 'on', consentDocButton: 'on' });
