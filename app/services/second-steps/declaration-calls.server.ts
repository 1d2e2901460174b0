import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { DeclarationCalls } from './calls.ts';

const notYet = () => Promise.reject(new Error('Second steps of declarations come with their pages'));

/** Both systems' side of declarations, on behalf of the request's session. */
export const declarationCalls = (_request: Pick<AccountRequest, 'provider'>): DeclarationCalls => ({
  edit: notYet,
  activate: notYet,
  withdraw: notYet,
  restore: notYet,
  hasFields: notYet,
  isSigned: notYet,
  isWithdrawn: notYet,
});
