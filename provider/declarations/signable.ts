import { hashOf } from '#provider/core/context.ts';
import { signableOf } from '#provider/core/signable.ts';
import { declarationPdf, toSign, type PrintedData } from './printout.ts';
import { isOpen } from './rules.ts';
import type { StoreInTransaction } from '#provider/core/store.ts';
import type { Whose } from '#provider/core/whose.ts';
import { CHOICE_NAMES, NOBODY_CHOSEN, type DeclarationRow } from './tables.ts';

const CHOSEN = Object.keys(NOBODY_CHOSEN) as (keyof typeof NOBODY_CHOSEN)[];
const SAID = [
  ...(['id', 'patient_id', 'type', 'date_of_submission', 'system_id'] as const),
  ...CHOSEN,
  ...CHOICE_NAMES,
] as const;

/**
 * `isAhead`: its choices are not at the hospital system yet, for an edit waits there. `data`: what the account may see of the patient's
 * data; `said`: all of them, for the hash.
 */
type Signed = DeclarationRow & Readonly<{ isAhead: boolean; data: PrintedData['data']; said: unknown }>;

type Found = Readonly<{ row: DeclarationRow | undefined; whose: Whose | null }>;

async function withHeld(
  store: Pick<StoreInTransaction, 'hospitalDeclarations' | 'primaryCare'>,
  { row, whose }: Found,
): Promise<Signed | undefined> {
  if (!row) return undefined;
  const { system_id: systemId } = row;
  const held = systemId === null ? undefined : await store.hospitalDeclarations.ofAnybody(systemId);
  const isAhead = held?.state === 'REGISTERED' && CHOICE_NAMES.some((name) => held[name] !== row[name]);
  const data = whose === null ? undefined : await store.primaryCare.data(whose, row.patient_id);
  return { ...row, isAhead, data, said: await store.primaryCare.saidOf(row.patient_id) };
}

/** The portal's own declarations; those that the hospital system alone holds are not signed here. */
export const signable = {
  DECLARATION: signableOf<Signed>({
    load: async (store, asked) =>
      withHeld(store, { row: await store.declarations.byId(asked), whose: asked.whose }),
    loadForStaff: async (store, id) =>
      withHeld(store, { row: await store.declarations.ofAnybody(id), whose: null }),
    hashOf: (row) =>
      hashOf(JSON.stringify([...SAID.map((name) => row[name]), row.said, row.state === 'CANCELED'])),
    pdf: ({ data, ...row }, { phone, ...asked }) =>
      declarationPdf({ ...asked, joined: toSign(row), data: { data, phone } }),
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
