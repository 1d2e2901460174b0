import { JAN } from '#tests/support/signed-files.ts';
import {
  BASE64,
  container,
  DS,
  ENVELOPED,
  FILE,
  genuine,
  resigned,
  roleOf,
  within,
  withProperties,
  XADES,
} from './xml-maker.ts';
import { replaced, type Genuine } from './row.ts';

const END = '</ds:Signature>';
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const PREFIXES = `<ec:InclusiveNamespaces xmlns:ec="${EXCLUSIVE}" PrefixList="a b"></ec:InclusiveNamespaces>`;
const janRole = roleOf({ name: 'Jan', lastName: 'Nowak', pesel: JAN.pesel ?? '' });
const unsigned = (inner: string) => `<xades:UnsignedProperties>${inner}</xades:UnsignedProperties>`;
const behindProperties = (text: string, inner: string) =>
  replaced(text, '</xades:SignedProperties>', `</xades:SignedProperties>${unsigned(inner)}`);

/** Files as programs write them, and such in which something is added that nobody reads: the signer is Ewa. */
export const GENUINE_XADES = (content: Uint8Array): readonly Genuine[] => {
  const files = { [FILE]: new Uint8Array(content) };
  const object = new RegExp(`<ds:Object Encoding="${BASE64}" Id="document">([^<]*)</ds:Object>`);
  const row = (
    name: string,
    make: (text: string) => string | Buffer | Promise<string | Buffer>,
    made: { isSealed?: boolean; beside?: string } = {},
  ): Genuine => ({
    name,
    bytes: async () => Buffer.from(await make(await genuine({ content, ...made }))),
  });
  return [
    row('enveloping', (text) => text),
    row('detached', (text) => text, { beside: 'mój plik.pdf' }),
    row('by the trusted profile', (text) => text, { isSealed: true }),
    row('in a container', (text) => container(text, files), { beside: FILE }),
    row('in a container, by the trusted profile', (text) => container(text, files), {
      beside: FILE,
      isSealed: true,
    }),
    row('beside the document in one file', (text) => {
      const data = object.exec(text)?.[1] ?? '';
      return within('a', replaced(text, object, ''), `<b Id="document">${data}</b>`);
    }),
    row('enveloped by the document', async (text) => {
      const data = object.exec(text)?.[1] ?? '';
      const signed = await resigned(replaced(text, object, ''), {
        from: /URI="#document"><ds:Transforms>/,
        to: `URI=""><ds:Transforms><ds:Transform Algorithm="${ENVELOPED}"></ds:Transform>`,
      });
      return within('a', signed, data);
    }),
    row('with prefixes to keep', (text) =>
      resigned(text, {
        from: `<ds:Transform Algorithm="${EXCLUSIVE}"></ds:Transform>`,
        to: `<ds:Transform Algorithm="${EXCLUSIVE}">${PREFIXES}</ds:Transform>`,
      }),
    ),
    row('with another object that is not signed', (text) =>
      replaced(text, END, `<ds:Object Id="another">AAAA</ds:Object>${END}`),
    ),
    row(
      'with a person in the unsigned properties',
      (text) => behindProperties(text, `<xades:SignerRoleV2>${janRole}</xades:SignerRoleV2>`),
      { isSealed: true },
    ),
    row(
      'with a person beside the signer’s role',
      (text) => replaced(text, END, `<ds:Object>${janRole}</ds:Object>${END}`),
      { isSealed: true },
    ),
    row('with spaces and a comment between its parts', (text) =>
      replaced(replaced(text, '<ds:KeyInfo>', '\n  <ds:KeyInfo>\n<!-- a -->'), END, `\n${END}`),
    ),
    row('with the authority’s certificate before the own one', (text) =>
      replaced(
        text,
        /(<ds:X509Certificate>[^<]*<\/ds:X509Certificate>)(<ds:X509Certificate>[^<]*<\/ds:X509Certificate>)/,
        [...text.matchAll(/<ds:X509Certificate>[^<]*<\/ds:X509Certificate>/g)]
          .map(([one]) => one)
          .reverse()
          .join(''),
      ),
    ),
    row('with both kinds of the certificate’s digest', (text) => {
      const own = /<xades:SigningCertificateV2>.*<\/xades:SigningCertificateV2>/.exec(text)?.[0] ?? '';
      const properties = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(text)?.[0] ?? '';
      return withProperties(
        text,
        replaced(properties, own, own + own.replaceAll('CertificateV2', 'Certificate')),
      );
    }),
    row('with a countersignature', (text) =>
      behindProperties(
        text,
        `<xades:CounterSignature ${XADES}><ds:Signature ${DS}></ds:Signature></xades:CounterSignature>`,
      ),
    ),
  ];
};
