import type { Scene } from './scene.ts';
import { createVisitor, type Answer, type Visitor } from './visitor.ts';

/** The acts of a person at the made-up signing service; unsaid: Jan signs, and well. */
export type AtDesk = Readonly<{
  person?: string;
  act?: 'SIGN' | 'LATE' | 'CANCEL' | 'LEAVE';
  certificate?: string;
  spoil?: string;
  format?: string;
}>;

const JAN = 'patient-1001';

/** Decides there, where the portal has led; answers the way back to the portal. */
export async function decideAtDesk(led: Pick<Answer, 'location'>, decided: AtDesk = {}): Promise<string> {
  const address = new URL(led.location ?? '');
  const browser = createVisitor(address.origin);
  const page = await browser.get(address.pathname);
  const { status, location } = await browser.submit(page, { person: JAN, act: 'SIGN', ...decided }, 'form');
  if (!location) throw new Error(`The signing service answered ${status}`);
  const { pathname, search } = new URL(location);
  return pathname + search;
}

/** Presses the button of a document's page, which leads to the service. */
export const begin = async (visitor: Visitor, path: string) => visitor.submit(await visitor.get(path));

/** Goes there and back, to the page that the portal shows then. */
export const signedBy = async (visitor: Visitor, path: string, decided: AtDesk = {}) =>
  visitor.follow(await visitor.get(await decideAtDesk(await begin(visitor, path), decided)));

/** Sets the mood of the made-up service from now on: WORKS, DOWN, SLOW, FOREIGN_ADDRESS. */
export async function setService(benchOrigin: string, mood: 'WORKS' | 'DOWN' | 'SLOW' | 'FOREIGN_ADDRESS') {
  await tell(`${benchOrigin}/signing-service`, { mood });
}

/** The service gives what it has held back. */
export async function releaseAtDesk(benchOrigin: string, { location }: Pick<Answer, 'location'>) {
  const token = new URL(location ?? '').pathname.split('/').at(-1) ?? '';
  await tell(`${benchOrigin}/signing-service/released`, { token });
}

async function tell(address: string, fields: object) {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(fields),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}

/** A consent as if nobody had ever signed it. */
export function unsign({ change }: Pick<Scene, 'change'>, id: string) {
  change('provider', 'delete from signings where document_id = ?', id);
  change('provider', 'delete from signed_documents where document_id = ?', id);
  change('provider', "update patient_consents set status = 'REGISTERED', signed_at = null where id = ?", id);
}
