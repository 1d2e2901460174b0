import { createVisitor, type Answer, type Visitor } from './visitor.ts';

export type Decision = 'agree' | 'refuse' | 'blocked' | 'slow';

/** Acts as a person does at the made-up identity system, to which the portal has led; answers the way back to the portal. */
export async function decideThere(
  led: Answer,
  { person, decision = 'agree' }: { person: string; decision?: Decision },
): Promise<string> {
  const address = new URL(led.location ?? '');
  const browser = createVisitor(address.origin);
  const page = await browser.get(address.pathname + address.search);
  const pesel = page.page
    .querySelectorAll('label')
    .find(({ text }) => text.trim() === person)
    ?.querySelector('input')
    ?.getAttribute('value');
  if (!pesel) throw new Error(`Nobody there is ${person}`);
  return backFrom(await browser.submit(page, { pesel, decision }, 'form'));
}

/** Ends the session there. */
export async function signOutThere(led: Answer, outcome: 'done' | 'failed'): Promise<string> {
  const address = new URL(led.location ?? '');
  const browser = createVisitor(address.origin);
  const page = await browser.get(address.pathname + address.search);
  return backFrom(await browser.submit(page, { outcome }, 'form'));
}

function backFrom({ status, location }: Answer) {
  if (!location) throw new Error(`The identity system answered ${status}`);
  const { pathname, search } = new URL(location);
  return pathname + search;
}

/** Goes there and back, up to the page that the portal shows then. */
export async function provenAs(visitor: Visitor, who: { person: string; decision?: Decision }, query = '') {
  const led = await visitor.get(`/mpi/epuap/sso${query}`);
  return visitor.follow(await visitor.get(await decideThere(led, who)));
}
