import { createHash, webcrypto } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';
import { signXades } from '#provider/core/signatures/made-up/xades.ts';
import { authority, JAN, SIGNED_AT } from '#tests/support/signed-files.ts';
import { EWA, replaced } from './row.ts';

export const DS = 'xmlns:ds="http://www.w3.org/2000/09/xmldsig#"';
export const XADES = 'xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"';
export const BASE64 = 'http://www.w3.org/2000/09/xmldsig#base64';
export const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const FILE = 'dokument.pdf';

/** The trusted profile's words for a person. */
export const roleOf = ({ name, lastName, pesel }: { name: string; lastName: string; pesel: string }) =>
  `<p:DaneOsoby xmlns:p="urn:pz"><p:Imie>${name}</p:Imie><p:Nazwisko>${lastName}</p:Nazwisko><p:PESEL>${pesel}</p:PESEL></p:DaneOsoby>`;

/** The seal of a trusted profile, and Ewa's own card. */
const sealCard = authority.card({
  holder: { ...JAN, name: 'Profil', lastName: 'Zaufany', pesel: null },
  kind: 'GOOD',
  now: SIGNED_AT,
});
const ewaCard = authority.card({ holder: EWA, kind: 'GOOD', now: SIGNED_AT });
export const sealOf = async () => (await sealCard).certificate;

type Made = Readonly<{ content: Uint8Array; beside?: string; isSealed?: boolean; role?: string }>;

/** A file that Ewa has signed: by her own certificate, or by the trusted profile. */
export async function genuine({ isSealed = false, role = roleOf(EWA), ...made }: Made) {
  const card = await (isSealed ? sealCard : ewaCard);
  const xml = await signXades({ ...made, card, at: SIGNED_AT, ...(isSealed ? { role } : {}) });
  return xml.toString();
}

const INFO = /<ds:SignedInfo[\s\S]*<\/ds:SignedInfo>/;
const VALUE = /(?<=<ds:SignatureValue>)[^<]*/;

/** The same text with its first SignedInfo written otherwise, and signed by who has signed it: all that a signer may do. */
export async function resigned(text: string, { isSealed = false, ...changes }: Change = {}) {
  const card = await (isSealed ? sealCard : ewaCard);
  const { name } = card.keys.privateKey.algorithm;
  const info = changed(INFO.exec(text)?.[0] ?? '', changes);
  const hash = { name, hash: 'SHA-256' };
  const value = await webcrypto.subtle.sign(hash, card.keys.privateKey, Buffer.from(info));
  return replaced(
    text.replace(INFO, () => info),
    VALUE,
    Buffer.from(value).toString('base64'),
  );
}

type Change = Readonly<{ isSealed?: boolean; from?: string | RegExp; to?: string }>;
const changed = (info: string, { from, to = '' }: Change) => (from ? replaced(info, from, to) : info);

export const propertiesIn = (text: string) =>
  /<xades:SignedProperties[\s\S]*?<\/xades:SignedProperties>/.exec(text)?.[0] ?? '';

const digestOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64');

/** The same file with other properties, whose digest the signer has signed. */
export async function withProperties(text: string, properties: string, { isSealed = false } = {}) {
  const own = propertiesIn(text);
  const is = replaced(text, own, properties);
  const [from, to] = [digestOf(own), digestOf(properties)];
  return resigned(is, { isSealed, from, to });
}

/** Properties that name Jan, in the place of whom the genuine ones name. */
export const janIn = (text: string) => replaced(propertiesIn(text), roleOf(EWA), roleOf(JAN as typeof EWA));

export const renamed = (part: string, id: string) => replaced(part, 'Id="properties"', `Id="${id}"`);

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

/** A container with these files, and signatures in their usual place. */
export function container(signature: string, files: Zippable): Buffer {
  const [, xml = ''] = /(<ds:Signature[\s\S]*)/.exec(signature) ?? [];
  return Buffer.from(
    zipSync({
      mimetype: [bytesOf('application/vnd.etsi.asic-e+zip'), { level: 0 }],
      ...files,
      'META-INF/signatures.xml': bytesOf(
        `<asic:XAdESSignatures xmlns:asic="http://uri.etsi.org/02918/v1.2.1#">${xml}</asic:XAdESSignatures>`,
      ),
    }),
  );
}

/** The signature without the declaration of the file, within another element. */
export const within = (root: string, text: string, before = '') =>
  `<${root}>${before}${text.slice(text.indexOf('<ds:Signature'))}</${root.split(' ')[0]}>`;
