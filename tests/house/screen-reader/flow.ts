import type { Account } from '#tests/support/scene.ts';
import type { RunningPortal } from '#tests/support/running-portal.ts';

/** A text, as it stands in locales/, or a pattern; a text of Orca's own would change with its version. */
export type Words = string | RegExp;

/** An act of somebody, and what is heard then. */
export type Step = Readonly<
  {
    /** The words that must be said, in this order. */
    hears?: readonly Words[];
    /** The number of utterances within which all of it must be said; the listening ends there, too. */
    within?: number;
    /** The words that must be said once and not again. */
    once?: readonly Words[];
    /** The words that must not be said. */
    never?: readonly Words[];
  } & (
    | {
        /** A key as xdotool names it: Tab, Return, space, h, shift+Tab. */
        press: string;
        /** Pressed again and again until this is said. */
        until?: Words;
        /** The number of times that it may be pressed for that; 40 when nothing else is said. */
        atMost?: number;
      }
    | {
        /**
         * Letters of a keyboard, without Polish ones, or what somebody makes of all that was heard until then; not shown in the
         * transcript when they are a password.
         */
        type: string | ((heard: readonly string[]) => string);
        isSecret?: boolean;
      }
    | {
        /** A path of the portal, typed into the browser's address field. */
        open: string;
      }
    | {
        /** An act of somebody else meanwhile; nothing is heard of it. */
        meanwhile: (portal: RunningPortal) => Promise<unknown>;
        shown: string;
      }
  )
>;

/** One job from its start to its end, as somebody does it who hears and does not see. */
export type Flow = Readonly<{
  /** Names the transcript's file. */
  name: string;
  /** One sentence on what is done. */
  title: string;
  /** Who is signed in already when it begins. */
  account?: Account;
  /** The browser runs no script of any page. */
  isWithoutScripts?: boolean;
  /** The staff's act before. */
  before?: (portal: RunningPortal) => Promise<unknown>;
  steps: readonly Step[];
}>;
