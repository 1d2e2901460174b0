import { fileOf, pdf } from '#tests/support/files.ts';
import type { Account, Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';

/** Sends a form as it should be, and follows it to the page that says what came of it; or why no page does, and how it is sent. */
export type Success =
  ((scene: Scene) => Promise<Answer>) | { silent: string; sent?: (scene: Scene) => Promise<unknown> };

export const NEXT_STEP = {
  silent: 'Leads to the next step, whose title says where one is.',
} satisfies Success;
export const SIGN_IN = { silent: 'Leads to the page that was wanted.' } satisfies Success;
export const ON_THE_WAY = {
  silent: 'A page of its own says what is on its way, and to whom.',
} satisfies Success;

/** Sends the form of a page with these fields, and follows. */
export async function sentBy(visitor: Visitor, path: string, fields: Parameters<Visitor['submit']>[1] = {}) {
  const answer = await visitor.follow(await visitor.get(path));
  const form = answer.page.querySelector('#page-form') ? '#page-form' : 'main form';
  return visitor.follow(await visitor.submit(answer, fields, form));
}

/** The same for somebody who is signed in. */
export const sends =
  (account: Account, path: string, fields: Parameters<Visitor['submit']>[1] = {}): Success =>
  async (scene) =>
    sentBy(await scene.as(account), path, fields);

/** Sends a small file. */
export const uploadedBy = async (visitor: Visitor, path: string) =>
  visitor.follow(await visitor.upload(await visitor.get(path), [fileOf(pdf(), 'wynik.pdf')]));
