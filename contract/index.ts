import type { ContractRouterClient } from '@orpc/contract';
import { calls } from './generated.ts';

/** Every call of the provider, joined from the areas. */
export const contract = calls;

/** The client that the portal calls: in process, or over HTTP to the hospital's own host. */
export type ProviderClient = ContractRouterClient<typeof contract>;
