import { XMLSerializer, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';
import {
  DSIG,
  EXCLUSIVE,
  onlyIn,
  parsed,
  RSA_SHA256,
  SHA256,
  SIGNING,
  SOAP,
  WSSE,
  WSU,
} from '#provider/signing/service/envelope.ts';

/** A question to the made-up service: a name, and parts by name. */
export type Asked = Readonly<{ name: string; parts: Readonly<Record<string, string>> }>;

/** Why a message is refused; SOAP says it to the sender. */
export class Refused extends Error {
  override name = 'Refused';
  constructor(readonly code: 'wsse:FailedCheck' | 'wsse:InvalidSecurity' | 'wsu:MessageExpired') {
    super(code);
  }
}

type Read = Readonly<{ text: string; certificate: string; now: Date }>;

/**
 * Reads a request as a real service does: only by what is signed by the one certificate that it knows, and while it is good.
 * What the message holds beside that is not looked at, so that nothing can be put in the place of what was signed.
 *
 * @throws Refused, Unreadable
 */
export function readRequest({ text, certificate, now }: Read): Asked {
  const signed = signedParts({ text, certificate });
  const partOf = (space: string, name: string) =>
    signed.find(({ namespaceURI, localName }) => namespaceURI === space && localName === name);
  const body = partOf(SOAP, 'Body');
  const time = partOf(WSU, 'Timestamp');
  if (!body || !time || !partOf(WSSE, 'BinarySecurityToken')) throw new Refused('wsse:InvalidSecurity');
  const instant = (name: string) => Date.parse(onlyIn(time, [WSU, name])?.textContent ?? '');
  const isGood = instant('Created') <= now.getTime() && now.getTime() < instant('Expires');
  if (!isGood) throw new Refused('wsu:MessageExpired');

  const [asked] = elementsOf(body);
  if (asked?.namespaceURI !== SIGNING) throw new Refused('wsse:InvalidSecurity');
  const parts = elementsOf(asked).map((part) => [part.localName ?? '', part.textContent ?? ''] as const);
  return { name: asked.localName ?? '', parts: Object.fromEntries(parts) };
}

function elementsOf(parent: Element): Element[] {
  const children = Array.from({ length: parent.childNodes.length }, (_, at) => parent.childNodes.item(at));
  return children.filter((node): node is Element => node?.nodeType === 1);
}

/** The roots of what the message's signature covers, read from what was digested. */
function signedParts({ text, certificate }: Omit<Read, 'now'>): Element[] {
  const security = onlyIn(parsed(text), [WSSE, 'Security']);
  const signature = security && onlyIn(security, [DSIG, 'Signature']);
  if (!signature) throw new Refused('wsse:InvalidSecurity');
  const checked = new SignedXml({
    idMode: 'wssecurity',
    publicCert: certificate,
    getCertFromKeyInfo: () => null,
  });
  // Nothing else: what leaves parts out, and digests that can be forged.
  checked.CanonicalizationAlgorithms = only(checked.CanonicalizationAlgorithms, EXCLUSIVE);
  checked.HashAlgorithms = only(checked.HashAlgorithms, SHA256);
  checked.SignatureAlgorithms = only(checked.SignatureAlgorithms, RSA_SHA256);
  try {
    checked.loadSignature(new XMLSerializer().serializeToString(signature));
    if (!checked.checkSignature(text)) throw new Refused('wsse:FailedCheck');
  } catch {
    throw new Refused('wsse:FailedCheck');
  }
  return checked.getSignedReferences().flatMap((part) => parsed(part).documentElement ?? []);
}

function only<Algorithm>(all: Record<string, Algorithm>, name: string): Record<string, Algorithm> {
  const one = all[name];
  return one === undefined ? {} : { [name]: one };
}
