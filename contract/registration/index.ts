import { registration } from './calls.ts';
import { registrationFiles } from './files.ts';

export const calls = { registration, registrationFiles };
