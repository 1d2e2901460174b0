import { enrolment } from './calls.ts';

export const calls = { enrolment };
