export type AllergyStatus = 'active' | 'inactive' | 'cured';

/** How an allergy stands (A§4): a cured one is no longer active, whatever its record says. */
export function allergyStatus({ isActive, cured }: { isActive: boolean; cured: boolean }): AllergyStatus {
  if (cured) return 'cured';
  return isActive ? 'active' : 'inactive';
}
