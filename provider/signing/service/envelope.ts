import { randomUUID } from 'node:crypto';
import { DOMParser, type Document, type Element } from '@xmldom/xmldom';
import { SignedXml } from 'xml-crypto';

/** SOAP 1.1 with WS-Security, as the trusted profile's service speaks it: how its messages are written, signed and read. */

export const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';
/** The service's own words. */
export const SIGNING = 'http://signing.ws.comarch.gov';
const OASIS = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
export const WSSE = `${OASIS}-wssecurity-secext-1.0.xsd`;
export const WSU = `${OASIS}-wssecurity-utility-1.0.xsd`;
export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
const TOKEN_TYPE = `${OASIS}-x509-token-profile-1.0#X509v3`;
const BASE64 = `${OASIS}-soap-message-security-1.0#Base64Binary`;

export const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
export const SHA256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
export const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
/** The time for which a message is good. */
const GOOD_MS = 5 * 60_000;

/** As whom the service knows us: PEM of a key, and of the certificate that is told to it. */
export type Sender = Readonly<{ key: string; certificate: string }>;

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');

/** A message's parts by their names, which have no namespace there. */
const partsOf = (parts: Readonly<Record<string, string>>) =>
  Object.entries(parts)
    .map(([name, value]) => `<${name}>${escaped(value)}</${name}>`)
    .join('');

export const bodyOf = (name: string, parts: Readonly<Record<string, string>>) =>
  `<sig:${name} xmlns:sig="${SIGNING}">${partsOf(parts)}</sig:${name}>`;

export const envelope = (body: string, head = '') =>
  `<soap:Envelope xmlns:soap="${SOAP}">${head}<soap:Body xmlns:wsu="${WSU}" wsu:Id="body">${body}</soap:Body></soap:Envelope>`;

const derOf = (pem: string) => pem.replaceAll(/-----[^-]+-----|\s/g, '');

type ToSend = Readonly<{
  name: string;
  parts: Readonly<Record<string, string>>;
  sender: Sender;
  at: Date;
}>;

/** A request whose body, time and certificate are signed (WS-Security). */
export function signedRequest({ name, parts, sender, at }: ToSend): string {
  const until = new Date(at.getTime() + GOOD_MS);
  const token = `X509-${randomUUID()}`;
  const head = [
    `<soap:Header><wsse:Security xmlns:wsse="${WSSE}" xmlns:wsu="${WSU}" soap:mustUnderstand="1">`,
    `<wsse:BinarySecurityToken EncodingType="${BASE64}" ValueType="${TOKEN_TYPE}" wsu:Id="${token}">${derOf(sender.certificate)}</wsse:BinarySecurityToken>`,
    `<wsu:Timestamp wsu:Id="time"><wsu:Created>${at.toISOString()}</wsu:Created><wsu:Expires>${until.toISOString()}</wsu:Expires></wsu:Timestamp>`,
    '</wsse:Security></soap:Header>',
  ].join('');
  const signature = new SignedXml({
    idMode: 'wssecurity',
    privateKey: sender.key,
    signatureAlgorithm: RSA_SHA256,
    canonicalizationAlgorithm: EXCLUSIVE,
    getKeyInfoContent: () =>
      `<wsse:SecurityTokenReference><wsse:Reference URI="#${token}" ValueType="${TOKEN_TYPE}"/></wsse:SecurityTokenReference>`,
  });
  for (const part of ['Body', 'Timestamp', 'BinarySecurityToken'])
    signature.addReference({
      xpath: `//*[local-name(.)='${part}']`,
      transforms: [EXCLUSIVE],
      digestAlgorithm: SHA256,
    });
  signature.computeSignature(envelope(bodyOf(name, parts), head), {
    prefix: 'ds',
    location: { reference: `//*[local-name(.)='Security']`, action: 'append' },
    existingPrefixes: { wsse: WSSE, wsu: WSU },
  });
  return signature.getSignedXml();
}

/** A message is not what it should be. */
class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Reads XML without a grammar of its own: entities could swell it. @throws Unreadable */
export function parsed(text: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Unreadable('grammar');
  const onError = () => {
    throw new Unreadable('XML');
  };
  try {
    return new DOMParser({ onError }).parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml');
  } catch {
    throw new Unreadable('XML');
  }
}

/** The one element of that name below another one; null: none, or several. */
export function onlyIn(within: Document | Element, [space, name]: readonly [string, string]): Element | null {
  const found = within.getElementsByTagNameNS(space, name);
  return found.length === 1 ? found.item(0) : null;
}

export type Answer =
  | Readonly<{ kind: 'VALUE'; value: string }>
  /** The service has understood, and has nothing to give. `code` is in its words. */
  | Readonly<{ kind: 'FAULT'; code: string }>;

/** Reads what the service has answered to a request of that name. @throws Unreadable */
export function readAnswer(text: string, name: string): Answer {
  const document = parsed(text);
  const body = onlyIn(document, [SOAP, 'Body']);
  if (!body) throw new Unreadable('no body');
  const fault = onlyIn(body, [SOAP, 'Fault']);
  if (fault)
    return { kind: 'FAULT', code: fault.getElementsByTagName('faultcode').item(0)?.textContent ?? '' };
  const answer = onlyIn(body, [SIGNING, `${name}Response`]);
  const value = answer?.getElementsByTagName(`${name}Return`).item(0)?.textContent;
  if (value === undefined || value === null) throw new Unreadable('no answer');
  return { kind: 'VALUE', value: value.trim() };
}
