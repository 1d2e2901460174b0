import { hashOf } from '#provider/core/context.ts';
import { signableOf } from '#provider/signing/signable.ts';
import { declarationPdf } from './printout.ts';
import { isOpen } from './rules.ts';
import { NO_CHOICE, NOBODY_CHOSEN, type DeclarationRow } from './tables.ts';

const CHOSEN = Object.keys(NOBODY_CHOSEN) as (keyof typeof NOBODY_CHOSEN)[];
const CHOICES = Object.keys(NO_CHOICE) as (keyof typeof NO_CHOICE)[];
const SAID = [
  ...(['id', 'patient_id', 'type', 'date_of_submission', 'system_id'] as const),
  ...CHOSEN,
  ...CHOICES,
] as const;

/** The portal's own declarations; those that the hospital system alone holds are not signed here. */
export const signable = {
  DECLARATION: signableOf<DeclarationRow>({
    load: (store, asked) => store.declarations.byId(asked),
    loadForStaff: (store, id) => store.declarations.ofAnybody(id),
    hashOf: (row) => hashOf(JSON.stringify([...SAID.map((name) => row[name]), row.state === 'CANCELED'])),
    pdf: async (row, asked) => {
      const file = await declarationPdf({ row, ...asked, isOfHospital: false });
      return new Uint8Array(await file.arrayBuffer());
    },
    canSign: isOpen,
    async markSigned(store, { row: { id, version }, at }) {
      // REGISTERED it stays until the hospital system has taken it.
      if (!(await store.declarations.change({ id, version, to: { signed_at: at.getTime() } })))
        throw new Error(`The declaration ${id} has changed meanwhile`);
    },
  }),
};
