import { join } from 'node:path';
import type { PortalProcess } from './portal-process.ts';
import { createVisitor, signedInAt, type Visitor } from './visitor.ts';
import { sqliteFile } from './sqlite-file.ts';
import type { SqliteFile } from '#database/sqlite-of-node.ts';

/** A person's settings of the portal: what the cookies of a browser say. */
export type View = Readonly<{
  language: 'pl' | 'en';
  contrast: 'default' | 'white-on-black' | 'yellow-on-black' | 'black-on-yellow';
  textSize: '100' | '150' | '200' | '300';
}>;

export type Account =
  | 'jan.nowak'
  | 'anna.kowalska'
  | 'piotr.zielinski'
  | 'lucyna.baran'
  | 'maria.wisniewska'
  | 'ewa.dabrowska'
  | 'stanislaw.wojcik'
  | 'oleksandr.kovalenko'
  | 'halina.mazur';

/** A portal of its own, with people who use it in one view. */
export type Scene = Readonly<{
  portal: PortalProcess;
  view: View;
  /** Signed in; the same browser whenever it is asked for. */
  as(account: Account): Promise<Visitor>;
  /** Nobody yet: a new browser. */
  guest(): Visitor;
  /** Does something while the clock is ahead, and puts it back. */
  ahead<T>(duration: string, work: () => Promise<T>): Promise<T>;
  /** Changes a store as the staff could, and nobody in the portal can. */
  change(store: Store, statement: string, ...values: unknown[]): void;
  /** The first row of a query of a store. */
  read(store: Store, query: string, ...values: unknown[]): unknown;
}>;

type Store = 'provider' | 'portal';

export type Stage = Readonly<{
  portal: PortalProcess;
  scene: (view: View) => Scene;
  /** Nobody is signed in any more. */
  forget(): void;
}>;

/** Scenes of one portal; who has signed in stays so from one view to the next. */
export function stageOf(portal: PortalProcess): Stage {
  const visitors = new Map<Account, Promise<Visitor>>();

  const signedIn = (account: Account) => signedInAt(portal.origin, account);

  return {
    portal,
    forget: () => visitors.clear(),
    scene: (view) => ({
      portal,
      view,
      guest: () => seenAs({ visitor: createVisitor(portal.origin), view }),
      async as(account) {
        const visitor = visitors.get(account) ?? signedIn(account);
        visitors.set(account, visitor);
        return seenAs({ visitor: await visitor, view });
      },
      async ahead(duration, work) {
        await portal.advance(duration);
        return work().finally(() => portal.advance(`-${duration}`));
      },
      ...storesAt(() => portal.dataDirectory),
    }),
  };
}

/** Reads and changes stores by the folders in which they lie. */
export function storesAt(folderOf: (store: Store) => string): Pick<Scene, 'change' | 'read'> {
  const within = <T>(store: Store, work: (file: SqliteFile) => T): T => {
    const file = sqliteFile(join(folderOf(store), `${store}.sqlite`));
    try {
      return work(file);
    } finally {
      file.close();
    }
  };
  return {
    change: (store, statement, ...values) =>
      within(store, (file) => void file.prepare(statement).run(values)),
    read: (store, query, ...values) => within(store, (file) => file.prepare(query).get(values)),
  };
}

function seenAs({ visitor, view }: { visitor: Visitor; view: View }) {
  const { language, contrast, textSize } = view;
  const choices = [`contrast.${contrast}`, `textSize.${textSize}`, 'spacing.default', 'motion.default'];
  visitor.cookies.set('display', choices.join('~'));
  visitor.cookies.set('language', encodeURIComponent(btoa(JSON.stringify(language))));
  return visitor;
}
