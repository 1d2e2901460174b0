import { setTimeout as pause } from 'node:timers/promises';
import type { Scene } from './scene.ts';
import type { OutboxMessage } from './server-process.ts';

const PATIENCE_MS = 10_000;

/** The path of the newest link for a new password that went to that address, when there are so many. */
export async function passwordLinkTo(
  { outbox }: { outbox(): Promise<OutboxMessage[]> },
  to: string,
  count = 1,
): Promise<string> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const links = (await outbox()).filter(
      ({ to: whom, link }) => whom === to && /[?&]token=/.test(link ?? ''),
    );
    const newest = links[0]?.link;
    if (newest && links.length >= count) return new URL(newest).pathname + new URL(newest).search;
    await pause(50);
  }
  throw new Error(`No link came to ${to}`);
}

const SCENES_TO = 'ewa.dabrowska@example.com';

/** Sends the form that asks for a link. */
export async function askForLink(scene: Scene, contact: string, username = '') {
  const visitor = scene.guest();
  return visitor.submit(await visitor.get('/resetpassword'), { contact, username });
}

/** The form of the new password in a browser of its own; the link that was sent before is good for all views of a scene. */
export async function openPasswordLink(scene: Scene) {
  const { outbox } = scene.portal;
  const isSent = (await outbox()).some(({ to, link }) => to === SCENES_TO && /[?&]token=/.test(link ?? ''));
  if (!isSent) await askForLink(scene, SCENES_TO);
  const visitor = scene.guest();
  const link = await passwordLinkTo(scene.portal, SCENES_TO);
  return { visitor, page: await visitor.follow(await visitor.get(link)) };
}

/** Does something while no SMS goes out. */
export async function withoutSms<T>({ change }: Scene, work: () => Promise<T>): Promise<T> {
  const set = (isOn: boolean) => {
    const value = JSON.stringify({ smsEnabled: isOn });
    change('provider', "update settings set value = ? where key = 'smsConfirmation'", value);
  };
  set(false);
  return work().finally(() => set(true));
}
