import { accessibilityReports } from './calls.ts';

export const calls = { accessibilityReports };
