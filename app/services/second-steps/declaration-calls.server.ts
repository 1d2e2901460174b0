import { isDefinedError, safe } from '@orpc/client';
import { ChoiceFields } from '#contract/declarations/schemas.ts';
import { areSameChoices } from '#app/domain/declarations/same-choices.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import type { DeclarationCalls } from './calls.ts';

type Change = Readonly<{ choices?: ChoiceFields; stateExport?: 'A'; state?: 'CANCELED' }>;

/** Both systems' side of declarations, on behalf of the request's session. */
export function declarationCalls({ provider }: Pick<AccountRequest, 'provider'>): DeclarationCalls {
  const own = (id: string) => provider.declarations.get({ id });

  /** One that has no number there is none of the hospital system's: nothing is to be done. */
  async function changeAtHospital(id: string, change: Change) {
    const { systemId } = await own(id);
    if (systemId !== undefined) await provider.hospitalDeclarations.change({ systemId, ...change });
  }

  /** The choices that the hospital system has; null where it has none of this number, or they are not told. */
  async function heldChoices(systemId: string | undefined) {
    if (systemId === undefined) return null;
    const [error, held] = await safe(provider.hospitalDeclarations.get({ systemId }));
    if (isDefinedError(error)) return null;
    if (error) throw error;
    return ChoiceFields.safeParse(held).data ?? null;
  }

  return {
    edit: ({ id, fields }) => changeAtHospital(id, { choices: ChoiceFields.parse(fields) }),
    activate: ({ id }) => changeAtHospital(id, { stateExport: 'A' }),
    withdraw: ({ id }) => changeAtHospital(id, { state: 'CANCELED' }),
    async restore({ id, fields, refused }) {
      const stored = await own(id);
      // It was edited once more since: that edit has a step of its own.
      if (!areSameChoices(stored, refused)) return;
      const choices = (await heldChoices(stored.systemId)) ?? ChoiceFields.safeParse(fields).data;
      if (choices) await provider.declarations.change({ id, choices, version: stored.version });
    },
    hasFields: async ({ id, fields }) => areSameChoices(await own(id), fields),
    isSigned: async ({ id }) => (await own(id)).signedAt !== undefined,
    isWithdrawn: async ({ id }) => (await own(id)).state === 'CANCELED',
  };
}
