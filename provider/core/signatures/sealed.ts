import { onlyOf, XADES } from './xml-parts.ts';
import { ambiguous, type Signer } from './verdict.ts';

const PESEL = /^\d{11}$/;

/**
 * Returns the person whom the signed properties of a trusted profile's signature name; null where they name nobody by PESEL. They
 * stand in the signer's role, and nowhere else. @throws NotSigned
 */
export function sealedSignerOf(properties: Element): Signer | null {
  const own = onlyOf(properties, 'SignedSignatureProperties', XADES);
  const role = onlyOf(own, 'SignerRoleV2', XADES) ?? onlyOf(own, 'SignerRole', XADES);
  const claimed = onlyOf(onlyOf(role, 'ClaimedRoles', XADES), 'ClaimedRole', XADES);
  const said = (name: string) =>
    Array.from(claimed?.getElementsByTagNameNS('*', name) ?? []).map((one) => one.textContent.trim());
  const [pesel = '', ...others] = said('PESEL');
  if (others.length > 0) throw ambiguous('TWO_PERSONS');
  if (!PESEL.test(pesel)) return null;
  return { pesel, name: said('Imie')[0] || null, lastName: said('Nazwisko')[0] || null, birthDate: null };
}
