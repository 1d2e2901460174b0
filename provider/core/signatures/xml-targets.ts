import { ambiguous, NotSigned, type SignedDocument } from './verdict.ts';
import { canonicalBytes, isCanonical, isDigestOf, USUAL } from './xml-digest.ts';
import {
  ancestorsOf,
  isSignature,
  type Ids,
  type Reference,
  type SignatureParts,
  type Transform,
} from './xml-parts.ts';

const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const BASE64 = 'http://www.w3.org/2000/09/xmldsig#base64';
/** An address of the network or of a computer, and nothing that lies beside a signature. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/** A file of a container, by its name. */
export type Beside = Readonly<{ name: string; bytes: Buffer }>;

/** The target of a reference: this very element, without the signature that it encloses, or a file beside it. */
export type Target =
  | Readonly<{ element: Element; without?: Element }>
  | Readonly<{ element?: undefined; name: string; bytes: Buffer }>;

type Within = Readonly<{
  signature: Element;
  parts: SignatureParts;
  properties: Element;
  ids: Ids;
  documents: readonly SignedDocument[];
  beside: readonly Beside[] | null;
}>;

/** Ways to write the same bytes; one that chooses parts of a document could leave out what was signed. */
export function isPlain({ transforms }: Reference) {
  const [first, ...rest] = transforms;
  const others = first?.algorithm === ENVELOPED ? rest : transforms;
  return others.length <= 1 && others.every((one) => one.algorithm === BASE64 || isCanonical(one));
}

/** The one thing that a reference is of. @throws NotSigned NO_TARGET, OUTSIDE, MISPLACED */
export function targetOf(reference: Reference, within: Within): Target {
  const { uri } = reference;
  if (uri === null) throw ambiguous('NO_TARGET');
  if (uri === '' || uri.startsWith('#')) return partOf({ uri, reference, within });
  if (ADDRESS.test(uri)) throw ambiguous('OUTSIDE');
  if (reference.transforms.length > 0) throw new NotSigned('UNREADABLE');
  const name = decoded(uri);
  const found = within.beside ? within.beside.find((one) => one.name === name) : alone(reference, within);
  if (!found) throw within.beside ? ambiguous('NO_TARGET') : new NotSigned('CHANGED');
  return { name, bytes: found.bytes };
}

/** A file that came without a container: it is signed beside the document, whatever that is called there. */
function alone({ digestMethod: method, digest: value }: Reference, { documents }: Within) {
  const document = documents.find(({ content }) => isDigestOf({ method, value }, content));
  return document && { bytes: Buffer.from(document.content) };
}

function decoded(uri: string) {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}

type Part = Readonly<{ uri: string; reference: Reference; within: Within }>;

function partOf({ uri, reference, within: { signature, parts, properties, ids } }: Part): Target {
  const element = uri === '' ? signature.ownerDocument.documentElement : ids.get(uri.slice(1));
  if (!element) throw ambiguous('NO_TARGET');
  const around = [...ancestorsOf(signature)];
  const isEnveloped = reference.transforms[0]?.algorithm === ENVELOPED;
  if (isEnveloped !== around.includes(element)) throw ambiguous('MISPLACED');
  if (isEnveloped) return { element, without: signature };
  if (element === properties || element === parts.keyInfo || isInObject(element, { parts, properties }))
    return { element };
  // Beside the signature: of another one nothing is signed by this one.
  if ([element, ...ancestorsOf(element)].some(isSignature)) throw ambiguous('MISPLACED');
  return { element };
}

/** True where it is an object of the signature, or stands in one; the object of its own properties is none of what it is about. */
function isInObject(element: Element, { parts, properties }: Pick<Within, 'parts' | 'properties'>) {
  const about = parts.objects.filter((one) => ![...ancestorsOf(properties)].includes(one));
  return [element, ...ancestorsOf(element)].some((one) => about.includes(one));
}

/** The bytes whose digest was signed. */
export function bytesOf(target: Target, transforms: readonly Transform[]): Buffer {
  if (!target.element) return target.bytes;
  const element = withoutSignature(target);
  const last = transforms.at(-1);
  if (last?.algorithm === BASE64) return Buffer.from(element.textContent, 'base64');
  return canonicalBytes(element, last && isCanonical(last) ? last : USUAL);
}

/** A copy of an element in which one signature is missing. */
function withoutSignature({ element, without }: Extract<Target, { element: Element }>): Element {
  if (!without) return element;
  const way: number[] = [];
  for (let node: Node = without; node !== element; node = node.parentNode ?? element)
    way.unshift(Array.from(node.parentNode?.childNodes ?? []).indexOf(node as ChildNode));
  const copy = element.cloneNode(true) as Element;
  const found = way.reduce<Node | undefined>((node, index) => node?.childNodes[index], copy);
  found?.parentNode?.removeChild(found);
  return copy;
}
