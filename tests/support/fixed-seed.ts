import fc from 'fast-check';

/** What is made at random is the same in each run, so that a run fails for what has changed alone; SWEEP=1 looks elsewhere each time. */
if (!process.env['SWEEP']) fc.configureGlobal({ seed: 1 });
