import type { ApplicationSettings } from '#contract/settings/schemas.ts';
import type { IconName } from '#app/components/page/index.ts';
import type { TextKey } from '#app/services/text/text-keys.ts';

/** The facts that app/areas.ts states of each area, and of the groups of the menu. */

type Flag = {
  [Name in keyof ApplicationSettings]: ApplicationSettings[Name] extends boolean ? Name : never;
}[keyof ApplicationSettings];

/** The content of an area's tile on the page of its group. */
type Tile = Readonly<{ icon: IconName; lead: TextKey }>;

/** Where the menu has an area, if anywhere; one that may stand on the page of its group has a tile. */
type Place =
  Readonly<{ group: HubGroup; tile: Tile }> | Readonly<{ group?: Exclude<Group, HubGroup>; tile?: never }>;

/** The facts that the portal must know of an area before any of its screens is asked; a path is written in lower case. */
export type Area = Place & Reach & AreaFacts;

/**
 * The area's addresses are these and all below them; the first one is where the menu and the landing lead. `:name` is any one segment.
 * An area that stands below another's path comes before it. `acting`: what somebody who acts for a person sees and does there, as
 * the person reads it before they agree; null: nothing of the person's.
 */
type Reach =
  | Readonly<{ paths: readonly [string, ...string[]]; acting: TextKey | null }>
  | Readonly<{ paths?: never; acting?: never }>;
type AreaFacts = Readonly<{
  /** Switches the area on; absent: it is always there. */
  flag?: Flag;
  /** Must be on besides. */
  alsoFlags?: readonly Flag[];
  /** The area's name in the menu and in the document's title. */
  title?: TextKey;
  /** The screens of the area that are often wanted: tiles of /start. */
  shortcuts?: readonly Readonly<{
    path: string;
    title: TextKey;
    icon: IconName;
    /** Only while the unit has confirmed somebody of the account. */
    isForConfirmed?: true;
  }>[];
  /** Parts of the area with a name of their own in the document's title. */
  journeys?: readonly Readonly<{ path: string; title: TextKey }>[];
  /** Its pages may be of one patient, whom their addresses name (decision 066). */
  isOfPatient?: true;
  /** The folder of the area that the menu marks on its pages, where the menu has no entry for it. */
  marks?: string;
  /** Whose paths the area's screens stand in, when it has none of its own. */
  within?: string;
  /** Paths that take a password, a code or a token: failed tries are counted. `:name` is any one segment. */
  guesses?: readonly string[];
  /** The guesses among them that are counted with those at another path, for the secret is the same. */
  guessedAlso?: Readonly<Record<string, string>>;
  /** Paths whose form makes the provider send a message to somebody who has not signed in: they are counted by address. */
  sends?: readonly string[];
  /** Paths whose form costs so much that those of many guests are taken one after another. */
  lines?: readonly string[];
  /** Paths of files and feeds to keep, which a kiosk has none of (B-14). */
  keeps?: readonly string[];
  /** Paths whose form does the same however often it is sent: it needs no store, and no row that says that it was sent. */
  repeats?: readonly string[];
  /** The paths among them after which nobody is signed in any more, whatever fails. */
  leaves?: readonly string[];
  /** Paths that take files. */
  uploads?: readonly string[];
  /** The paths among them that take files of guests: for a draft of the browser alone, once its sum is solved (C-20). */
  guestUploads?: readonly string[];
}>;

/** The menu, in its order (design: look-2, Areas), and the page that leads to the areas of a group where it has several. */
export const GROUPS = {
  start: null,
  visits: null,
  health: { path: '/health', title: 'page:groups.health' },
  messages: null,
  matters: { path: '/matters', title: 'page:groups.matters' },
  account: null,
} as const satisfies Record<string, Readonly<{ path: string; title: TextKey }> | null>;
type Group = keyof typeof GROUPS;
/** Groups that have a page of their own. */
type HubGroup = { [Name in Group]: (typeof GROUPS)[Name] extends null ? never : Name }[Group];

/** Tells whether the provider has switched an area on (A-03, B-15). */
export const isSwitchedOn = (
  { flag, alsoFlags = [] }: Pick<AreaFacts, 'flag' | 'alsoFlags'>,
  settings: ApplicationSettings,
) => [...(flag ? [flag] : []), ...alsoFlags].every((name) => settings[name]);
