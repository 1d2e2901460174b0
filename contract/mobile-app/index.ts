import { mobileApp } from './calls.ts';

export const calls = { mobileApp };
