import type { Scene } from '#tests/support/scene.ts';

/** Anna's, unsigned and pre-registered at the hospital system; Zofia's, with whose doctor that refuses all. */
export const ANNAS = { id: 'declaration-5002', systemId: 'poz-4010' } as const;
export const ZOFIAS = { id: 'declaration-5003', systemId: 'poz-4011' } as const;

export const signPathOf = ({ id }: { id: string }) => `/declarations/${id}/sign`;

/** A declaration as if nobody had ever signed it, in both systems and in the portal's notes. */
export function unsignDeclaration(
  { change }: Pick<Scene, 'change'>,
  { id, systemId }: typeof ANNAS | typeof ZOFIAS,
) {
  change('portal', 'delete from second_steps where document_id = ?', id);
  change('provider', 'delete from signings where document_id = ?', id);
  change('provider', 'delete from signed_documents where document_id = ?', id);
  change(
    'provider',
    "update declarations set state = 'REGISTERED', state_export = 'N', signed_at = null where id = ?",
    id,
  );
  change(
    'provider',
    "update hospital_declarations set state = 'REGISTERED', state_export = 'N', live_key = patient_id || '/' || type || '/REGISTERED' where system_id = ?",
    systemId,
  );
}
