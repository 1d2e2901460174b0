import { cancel } from './cancel.ts';
import { change } from './change.ts';
import { consent } from './consent.ts';
import { make } from './make.ts';
import { unplanned } from './unplanned.ts';

export const teleconsultations = { make, change, cancel, unplanned, consent };
