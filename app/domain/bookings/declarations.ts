/** B§9: the kind of declaration that a service of type L, P or O needs. */
const declarationTypes = { L: 'GP', P: 'NURSE', O: 'MIDWIFE' } as const;

export type ServiceDeclarationType = keyof typeof declarationTypes;
export type DeclarationType = (typeof declarationTypes)[ServiceDeclarationType];

export const declarationTypeOf = (type: ServiceDeclarationType): DeclarationType => declarationTypes[type];

/**
 * B§5: the declaration of choice that the patient lacks for a service; undefined when none is lacking.
 * One of the portal counts unless it is canceled; else one of the hospital system that is active.
 */
export function missingDeclaration({
  needed,
  declarations,
  hospitalDeclarations,
}: {
  needed: ServiceDeclarationType | undefined;
  declarations: readonly { type: DeclarationType; state: string }[];
  hospitalDeclarations: readonly { type: DeclarationType; stateExport: string }[];
}): DeclarationType | undefined {
  if (!needed) return undefined;

  const type = declarationTypeOf(needed);
  const hasOwn = declarations.some((one) => one.type === type && one.state !== 'CANCELED');
  const hasInHospital = hospitalDeclarations.some((one) => one.type === type && one.stateExport === 'A');
  return hasOwn || hasInHospital ? undefined : type;
}
