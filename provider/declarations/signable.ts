import { hashOf } from '#provider/core/context.ts';
import { signableOf } from '#provider/core/signable.ts';
import { declarationPdf } from './printout.ts';
import { isOpen } from './rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import { CHOICE_NAMES, NOBODY_CHOSEN, type DeclarationRow } from './tables.ts';

const CHOSEN = Object.keys(NOBODY_CHOSEN) as (keyof typeof NOBODY_CHOSEN)[];
const SAID = [
  ...(['id', 'patient_id', 'type', 'date_of_submission', 'system_id'] as const),
  ...CHOSEN,
  ...CHOICE_NAMES,
] as const;

/** `isAhead`: its choices are not at the hospital system yet, for an edit waits there. */
type Signed = DeclarationRow & Readonly<{ isAhead: boolean }>;

async function withHeld(
  store: Pick<StoreInTransaction, 'hospitalDeclarations'>,
  row: DeclarationRow | undefined,
): Promise<Signed | undefined> {
  if (!row) return undefined;
  const { system_id: systemId } = row;
  const held = systemId === null ? undefined : await store.hospitalDeclarations.ofAnybody(systemId);
  const isAhead = held?.state === 'REGISTERED' && CHOICE_NAMES.some((name) => held[name] !== row[name]);
  return { ...row, isAhead };
}

/** The portal's own declarations; those that the hospital system alone holds are not signed here. */
export const signable = {
  DECLARATION: signableOf<Signed>({
    load: async (store, asked) => withHeld(store, await store.declarations.byId(asked)),
    loadForStaff: async (store, id) => withHeld(store, await store.declarations.ofAnybody(id)),
    hashOf: (row) => hashOf(JSON.stringify([...SAID.map((name) => row[name]), row.state === 'CANCELED'])),
    pdf: async (row, asked) => {
      const file = await declarationPdf({ row, ...asked, isOfHospital: false });
      return new Uint8Array(await file.arrayBuffer());
    },
    canSign: isOpen,
    // Else the paper would say something else than the hospital system, which may refuse the edit (B-78).
    isHeldBack: ({ isAhead }) => isAhead,
    async markSigned(store, { row: { id, version }, at }) {
      // REGISTERED it stays until the hospital system has taken it.
      if (!(await store.declarations.change({ id, version, to: { signed_at: at.getTime() } })))
        throw new Error(`The declaration ${id} has changed meanwhile`);
    },
  }),
};
