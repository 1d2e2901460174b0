import type { Answer } from '#tests/support/visitor.ts';
import type { Account, Scene } from '#tests/support/scene.ts';

type Named = Readonly<{
  /** As app/routes.ts has it; the index is ''. */
  route: string;
  /** The name of what there is to see. */
  name: string;
}>;

/** A page as somebody gets it. */
export type State = Named &
  Readonly<{
    /** 200 unless said. */
    status?: number;
    /** Entries of the error summary; the document's title says the same number. */
    errors?: number;
    /** The part of the portal that the document's title names after the page. */
    area?: string;
    /** The title says what has happened meanwhile, and takes the focus. */
    isOutcome?: boolean;
    show: (scene: Scene) => Promise<Answer>;
  }>;

/** A route that shows nothing by itself: it leads on. */
export type Lead = Named & Readonly<{ to: RegExp; ask: (scene: Scene) => Promise<Answer> }>;

export const isLead = (state: State | Lead): state is Lead => 'to' in state;

/** A page that anybody may see. */
export const asGuest = (path: string) => (scene: Scene) => scene.guest().get(path);

/** A page that needs a session. */
export const asAccount = (account: Account, path: string) => async (scene: Scene) =>
  (await scene.as(account)).get(path);
