import { handlers } from '#provider/generated/areas.ts';
import { os } from './context.ts';

/** One handler for every call of the contract; a missing one does not compile. */
export const router = os.router(handlers);
