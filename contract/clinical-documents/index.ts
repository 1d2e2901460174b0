import { clinicalDocuments } from './calls.ts';

export const calls = { clinicalDocuments };
