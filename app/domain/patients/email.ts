import { typedIdentifier } from '#app/domain/typed.ts';

const DOTS = '••••';

/** "a••••@poczta.example": enough for its owner to know it by. */
export function maskedEmail(email: string) {
  const at = email.lastIndexOf('@');
  return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
}

const LONGEST = 254;
/** The pattern that the HTML standard gives for an address, as browsers hold it; its host has a dot here, for mail on the internet has. */
const ADDRESS =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/**
 * Returns the address in what was typed or pasted: "mailto:r&d@firma.example", "Jan Nowak <jan@poczta.example>" and
 * "marek@żółw.example", whose host comes back in its ASCII form; undefined when it is no address that mail can be sent to.
 */
export function readEmail(text: string): string | undefined {
  const typed = typedIdentifier(text);
  const named = /^[^<>]*<([^<>]+)>[.,;]?$/.exec(typed)?.[1] ?? typed;
  const [, linked] = /^mailto: ?([^?]*)/i.exec(named.trim()) ?? [];
  // The sentence from which it was copied has ended there: no address ends with these.
  const address = (linked ?? named).trim().replace(/[.,;:]{1,3}$/, '');
  const at = address.lastIndexOf('@');
  if (at < 1) return undefined;
  const email = `${address.slice(0, at)}@${hostInAscii(address.slice(at + 1))}`;
  return ADDRESS.test(email) && email.length <= LONGEST ? email : undefined;
}

/** Returns a host as mail and the wire have it: "xn--w-uga1v8h.example" for "żółw.example"; as it is where it is none. */
function hostInAscii(host: string) {
  if (/[^\p{L}\p{M}\p{N}.-]/u.test(host) || !URL.canParse(`http://${host}`)) return host;
  const ascii = new URL(`http://${host}`).hostname;
  return /^[\d.]+$/.test(ascii) ? host : ascii;
}
