import fc from 'fast-check';
import { seedOfRun } from './changes.ts';

/** Fixes the seed of what is made at random, so that a run fails for what has changed alone. */
fc.configureGlobal({ seed: seedOfRun() });
