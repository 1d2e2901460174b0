import { ANNAS_ACCOUNT } from '#tests/declarations/contract/killed.ts';
import { CHOICES } from '#tests/declarations/contract/two-systems.ts';
import { killedProcess } from './killed-process.ts';

/** A process that edits Anna's declaration in both systems, and is killed. */
const { anna, portal, word, arm } = await killedProcess();
const id = 'declaration-5002';
const { patientId, version, ...former } = await anna.declarations.get({ id });
const fields = CHOICES[Number(word)] ?? CHOICES[0];

arm();
await portal.steps.runOrKeep(
  portal.requestOf({ provider: anna, accountId: ANNAS_ACCOUNT, now: new Date() }),
  {
    kind: 'declarationEdited',
    patientId,
    documentId: id,
    input: { fields, former },
    first: async () => {
      await anna.declarations.change({ id, choices: fields, version });
      return { documentId: id };
    },
  },
);
