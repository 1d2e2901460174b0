import type { FormRows } from '#tests/house/portal/forms/row.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import { ANNAS, signPathOf, unsignDeclaration } from '#tests/declaration-signing/unsigned.ts';
import { signedBy } from '#tests/support/signing-desk.ts';

const PATH = signPathOf(ANNAS);

export const forms: FormRows = {
  'a declaration to be signed': {
    route: '/declarations/:id/sign',
    open: async ({ as }) => ({ known: anything, send: (await as('anna.kowalska')).posts(PATH) }),
    success: async (scene) => {
      unsignDeclaration(scene, ANNAS);
      const answer = await signedBy(await scene.as('anna.kowalska'), PATH, { person: 'patient-1002' });
      // The forms of declarations are tried with the same one: what was signed is neither edited nor withdrawn.
      unsignDeclaration(scene, ANNAS);
      return answer;
    },
  },
};
