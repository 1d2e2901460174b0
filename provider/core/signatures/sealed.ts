import type { Signer } from './verdict.ts';

/** The trusted profile's role, by which its seal says for whom it has signed. */
const CLAIMED_ROLE = 'ClaimedRole';
const PESEL = /^\d{11}$/;

/** Returns the person whom the signed properties of a trusted profile's signature name; null where they name nobody by PESEL. */
export function sealedSignerOf(properties: Element): Signer | null {
  const role = properties.getElementsByTagNameNS('*', CLAIMED_ROLE).item(0);
  const said = (name: string) => role?.getElementsByTagNameNS('*', name).item(0)?.textContent.trim() ?? '';
  const pesel = said('PESEL');
  if (!PESEL.test(pesel)) return null;
  return { pesel, name: said('Imie') || null, lastName: said('Nazwisko') || null, birthDate: null };
}
