import {
  BASE64,
  DS,
  ENVELOPED,
  genuine,
  janIn,
  propertiesIn,
  renamed,
  resigned,
  roleOf,
  within,
  withProperties,
  XADES,
} from './xml-maker.ts';
import { EWA, replaced, type Wrapped } from './row.ts';

const END = '</ds:Signature>';
const PLACE = '<xades:QualifyingProperties';
const qualifying = (properties: string) =>
  `<xades:QualifyingProperties ${XADES} Target="#signature">${properties}</xades:QualifyingProperties>`;

/** The trusted profile: Ewa signs, and the file is to say that it was Jan. */
export const SEALED = (content: Uint8Array): readonly Wrapped[] => {
  const row = (
    name: string,
    why: Wrapped['why'],
    wrap: (text: string, jan: string, own: string) => string | Promise<string>,
  ): Wrapped => ({
    name: `trusted profile: ${name}`,
    ...(why ? { reason: 'AMBIGUOUS', why } : { reason: 'CHANGED' }),
    async bytes() {
      const text = await genuine({ content, isSealed: true });
      return Buffer.from(await wrap(text, janIn(text), propertiesIn(text)));
    },
  });
  const other = (jan: string) => renamed(jan, 'other');
  return [
    row('second properties of the same Id, last in the signature', 'ID_TWICE', (text, jan) =>
      replaced(text, END, `${jan}${END}`),
    ),
    row('… first in the signature', 'ID_TWICE', (text, jan) =>
      replaced(text, '<ds:SignedInfo', `${jan}<ds:SignedInfo`),
    ),
    row('… between its parts', 'ID_TWICE', (text, jan) =>
      replaced(text, '<ds:KeyInfo>', `${jan}<ds:KeyInfo>`),
    ),
    row('… in an object of their own', 'ID_TWICE', (text, jan) =>
      replaced(text, END, `<ds:Object>${jan}</ds:Object>${END}`),
    ),
    row('… beside the genuine ones', 'ID_TWICE', (text, jan, own) => replaced(text, own, `${jan}${own}`)),
    row('… in the unsigned properties', 'ID_TWICE', (text, jan, own) =>
      replaced(text, own, `${own}<xades:UnsignedProperties>${jan}</xades:UnsignedProperties>`),
    ),
    row('… in the key', 'ID_TWICE', (text, jan) => replaced(text, '<ds:KeyInfo>', `<ds:KeyInfo>${jan}`)),
    row('… around the signature', 'ID_TWICE', (text, jan) => within('a', text, jan)),
    row('… whose Id is written ID', 'ID_TWICE', (text, jan) =>
      replaced(text, END, `${replaced(jan, 'Id=', 'ID=')}${END}`),
    ),
    row('… whose Id is written xml:id', 'ID_TWICE', (text, jan) =>
      replaced(text, END, `${replaced(jan, 'Id=', 'xml:id=')}${END}`),
    ),
    row('second properties of another Id, in the signature', 'MISPLACED', (text, jan) =>
      replaced(text, END, `${other(jan)}${END}`),
    ),
    row('… in an object of their own', 'MISPLACED', (text, jan) =>
      replaced(text, END, `<ds:Object>${other(jan)}</ds:Object>${END}`),
    ),
    row('… before the genuine ones', 'MISPLACED', (text, jan, own) =>
      replaced(text, own, `${other(jan)}${own}`),
    ),
    row('… in a second qualifying element', 'MISPLACED', (text, jan) =>
      replaced(text, PLACE, `${qualifying(other(jan))}${PLACE}`),
    ),
    row('… in a second qualifying element of an object of its own', 'MISPLACED', (text, jan) =>
      replaced(text, END, `<ds:Object>${qualifying(other(jan))}</ds:Object>${END}`),
    ),
    row('… around the signature', 'MISPLACED', (text, jan) => within('a', text, other(jan))),
    row('others in their place, the genuine ones in an object', 'MISPLACED', (text, jan, own) =>
      replaced(replaced(text, own, other(jan)), END, `<ds:Object>${own}</ds:Object>${END}`),
    ),
    row('… the genuine ones around the signature', 'MISPLACED', (text, jan, own) =>
      within('a', replaced(text, own, other(jan)), own),
    ),
    row('… the genuine ones among the unsigned', 'MISPLACED', (text, jan, own) =>
      replaced(text, own, `${other(jan)}<xades:UnsignedProperties>${own}</xades:UnsignedProperties>`),
    ),
    row('… something else under the Id of the genuine ones', undefined, (text, jan, own) =>
      replaced(replaced(text, own, other(jan)), END, `<ds:Object><a Id="properties"></a></ds:Object>${END}`),
    ),
    row('properties of another signature', 'MISPLACED', (text) =>
      replaced(text, 'Target="#signature"', 'Target="#another"'),
    ),
    row('a qualifying element that stands in the signature', 'MISPLACED', (text, _, own) =>
      replaced(text, `<ds:Object>${qualifying(own)}</ds:Object>`, qualifying(own)),
    ),
    row('two persons in the signed role', 'TWO_PERSONS', (text, _, own) =>
      withProperties(
        text,
        replaced(own, roleOf(EWA), `${roleOf(EWA)}${roleOf({ ...EWA, pesel: '80050512350' })}`),
        {
          isSealed: true,
        },
      ),
    ),
  ];
};

const base64 = `<ds:Transforms><ds:Transform Algorithm="${BASE64}"></ds:Transform></ds:Transforms>`;
const transform = (algorithm: string) =>
  `<ds:Transforms><ds:Transform Algorithm="${algorithm}"></ds:Transform></ds:Transforms>`;
const uri = (value: string) => ({ from: 'URI="#document"', to: `URI="${value}"` });

/** Ewa’s own certificate, enveloping, enveloped and beside the document. */
export const OWN = (content: Uint8Array): readonly Wrapped[] => {
  const row = (
    name: string,
    expected: Pick<Wrapped, 'reason' | 'why'> | NonNullable<Wrapped['why']>,
    wrap: (text: string, part: { info: string; object: string }) => string | Promise<string>,
    made: { beside?: string } = {},
  ): Wrapped => ({
    name: `${made.beside ? 'detached' : 'enveloping'}: ${name}`,
    ...(typeof expected === 'string' ? { reason: 'AMBIGUOUS', why: expected } : expected),
    async bytes() {
      const text = await genuine({ content, ...made });
      const [info = ''] = /<ds:SignedInfo[\s\S]*<\/ds:SignedInfo>/.exec(text) ?? [];
      const [object = ''] = /<ds:Object Encoding[\s\S]*?<\/ds:Object>/.exec(text) ?? [];
      return Buffer.from(await wrap(text, { info, object }));
    },
  });
  const part = (text: string, name: string) =>
    new RegExp(`<ds:${name}[ >][\\s\\S]*?</ds:${name}>`).exec(text)?.[0] ?? '';
  const twice = (name: string) => (text: string) =>
    replaced(text, part(text, name), part(text, name) + part(text, name));
  const fake = '<ds:Object Id="document">AAAA</ds:Object>';
  const beside = 'mój plik.pdf';
  const address = (value: string) => (text: string) =>
    resigned(text, { from: /URI="m[^"]*"/, to: `URI="${value}"` });

  return [
    ...['SignedInfo', 'SignatureValue', 'KeyInfo'].map((name) =>
      row(`two of ${name}`, 'MISPLACED', twice(name)),
    ),
    row('an object before what is signed', 'MISPLACED', (text, { info }) =>
      replaced(text, info, `<ds:Object Id="a"></ds:Object>${info}`),
    ),
    row('another element in the signature', 'MISPLACED', (text) => replaced(text, END, `<a></a>${END}`)),
    row('two references in one', 'MISPLACED', (text) =>
      resigned(text, { from: base64, to: base64 + base64 }),
    ),
    row('another document of the same Id behind it', 'ID_TWICE', (text) =>
      replaced(text, END, `${fake}${END}`),
    ),
    row('… before it', 'ID_TWICE', (text, { object }) => replaced(text, object, fake + object)),
    row('… around the signature', 'ID_TWICE', (text) => within('a', text, '<b ID="document">AAAA</b>')),
    row('a document whose Id is another one', 'NO_TARGET', (text) =>
      replaced(text, 'Id="document"', 'Id="another"'),
    ),
    row('a reference by XPointer', 'NO_TARGET', (text) => resigned(text, uri("#xpointer(id('document'))"))),
    row('a reference to everything by XPointer', 'NO_TARGET', (text) => resigned(text, uri('#xpointer(/)'))),
    row('a reference without an address', 'NO_TARGET', (text) =>
      resigned(text, { from: ' URI="#document"', to: '' }),
    ),
    ...['https://example.com/a.pdf', 'file:///etc/passwd', '//example.com/a', '/etc/passwd'].map((one) =>
      row(`a reference to ${one}`, 'OUTSIDE', (text) => resigned(replaced(text, base64, ''), uri(one))),
    ),
    row('a reference to the whole file, in which it stands', 'MISPLACED', (text) => resigned(text, uri(''))),
    row('an object as if the signature stood in it', 'MISPLACED', (text) =>
      resigned(text, { from: base64, to: transform(ENVELOPED) }),
    ),
    row('a part chosen by XPath', { reason: 'UNREADABLE' }, (text) =>
      resigned(text, { from: base64, to: transform('http://www.w3.org/TR/1999/REC-xpath-19991116') }),
    ),
    row('a document made by XSLT', { reason: 'UNREADABLE' }, (text) =>
      resigned(text, { from: base64, to: transform('http://www.w3.org/TR/1999/REC-xslt-19991116') }),
    ),
    row('properties that no reference is of', 'UNSIGNED_PROPERTIES', (text) =>
      resigned(text, { from: /<ds:Reference Type[\s\S]*?<\/ds:Reference>/ }),
    ),
    row('two references of properties', 'UNSIGNED_PROPERTIES', (text) => {
      const own = /<ds:Reference Type[\s\S]*?<\/ds:Reference>/.exec(text)?.[0] ?? '';
      return resigned(text, { from: own, to: own + own });
    }),
    row('properties by a reference that does not say so', 'UNSIGNED_PROPERTIES', (text) =>
      resigned(text, { from: / Type="[^"]*"/ }),
    ),
    row('no properties', 'MISPLACED', (text) =>
      resigned(replaced(text, /<ds:Object><xades[\s\S]*<\/ds:Object>/, ''), {
        from: /<ds:Reference Type[\s\S]*?<\/ds:Reference>/,
      }),
    ),
    row('no certificate in the properties', 'UNSIGNED_CERTIFICATE', (text) =>
      withProperties(
        text,
        replaced(propertiesIn(text), /<xades:SigningCertificateV2>.*<\/xades:SigningCertificateV2>/, ''),
      ),
    ),
    row('two certificates in the properties', 'MISPLACED', (text) => {
      const own = /<xades:SigningCertificateV2>.*<\/xades:SigningCertificateV2>/.exec(text)?.[0] ?? '';
      return withProperties(text, replaced(propertiesIn(text), own, own + own));
    }),
    row('the certificate outside the key', { reason: 'CHANGED' }, (text) =>
      replaced(
        replaced(text, /<ds:KeyInfo>[\s\S]*<\/ds:KeyInfo>/, ''),
        END,
        `<ds:Object>${part(text, 'X509Data')}</ds:Object>${END}`,
      ),
    ),
    row('a signature within another one', 'MISPLACED', (text) => within(`ds:Signature ${DS}`, text)),
    row('an object of another signature', 'MISPLACED', (text, { object }) =>
      within('a', replaced(text, object, ''), `<ds:Signature ${DS}>${object}</ds:Signature>`),
    ),
    ...['https://example.com/a.pdf', 'C:/a.pdf', 'ftp:a'].map((one) =>
      row(`a reference to ${one}`, 'OUTSIDE', address(one), { beside }),
    ),
    row(
      'a document that is written anew',
      { reason: 'UNREADABLE' },
      (text) =>
        resigned(text, {
          from: /(?<=URI="m[^"]*">)/,
          to: transform('http://www.w3.org/2001/10/xml-exc-c14n#'),
        }),
      { beside },
    ),
    row(
      'another document',
      { reason: 'CHANGED' },
      (text) =>
        resigned(text, {
          from: /(?<=<ds:DigestValue>)[^<]*/,
          to: Buffer.alloc(32).toString('base64'),
        }),
      { beside },
    ),
  ];
};
