import { telehealth } from './calls.ts';
import { telehealthIdentity } from './identity.ts';

export const calls = { telehealth, telehealthIdentity };
