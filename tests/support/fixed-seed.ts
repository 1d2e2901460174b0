import fc from 'fast-check';

/** Fixes the seed of what is made at random, so that a run fails for what has changed alone; SWEEP=1 looks elsewhere each time. */
if (!process.env['SWEEP']) fc.configureGlobal({ seed: 1 });
