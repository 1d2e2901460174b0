import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { DeclarationCalls } from './calls.ts';

const notYet = () => Promise.reject(new Error('Second steps of declarations come with their pages'));

/** Both systems' side of declarations, on behalf of the request's session. */
export const declarationCalls = ({ provider }: Pick<AccountRequest, 'provider'>): DeclarationCalls => ({
  edit: notYet,
  activate: notYet,
  async withdraw({ id }) {
    const { systemId } = await provider.declarations.get({ id });
    if (systemId !== undefined) await provider.hospitalDeclarations.change({ systemId, state: 'CANCELED' });
  },
  restore: notYet,
  hasFields: notYet,
  isSigned: notYet,
  isWithdrawn: async ({ id }) => (await provider.declarations.get({ id })).state === 'CANCELED',
});
