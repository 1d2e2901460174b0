import { ambiguous } from './verdict.ts';

/** The places of a XAdES signature's parts (XMLDSig 1.1, ETSI EN 319 132): what stands elsewhere is not read, and refused. */

const XMLDSIG = /^http:\/\/www\.w3\.org\/2000\/09\/xmldsig#$/;
export const XADES = /^http:\/\/uri\.etsi\.org\/01903\/v1\.\d\.\d#$/;
const ID = /^id$/i;
const ELEMENT = 1;

/** Elements that stand directly in one. */
export function childrenOf(parent: Element): Element[] {
  const children: Element[] = [];
  for (let node = parent.firstChild; node; node = node.nextSibling)
    if (node.nodeType === ELEMENT) children.push(node as Element);
  return children;
}

/** "Object" of a namespace; of any other one nothing that has a place. */
const nameIn = (element: Element, namespace: RegExp) =>
  namespace.test(element.namespaceURI ?? '') ? element.localName : '?';

/** The children of an element, which stand as the standard says: their names, each with a space behind. @throws NotSigned */
function shaped(element: Element, shape: RegExp, namespace = XMLDSIG): Element[] {
  const children = childrenOf(element);
  const names = children.map((child) => `${nameIn(child, namespace)} `).join('');
  if (!shape.test(names)) throw ambiguous('MISPLACED');
  return children;
}

const named = (children: readonly Element[], name: string, namespace = XMLDSIG) =>
  children.filter((child) => nameIn(child, namespace) === name);

/** The one child of a name; undefined: there is none. @throws NotSigned when there are two */
export function onlyOf(parent: Element | undefined, name: string, namespace = XMLDSIG): Element | undefined {
  const [one, ...others] = parent ? named(childrenOf(parent), name, namespace) : [];
  if (others.length > 0) throw ambiguous('MISPLACED');
  return one;
}

/** All elements of a file, one after the other. */
function* elementsOf(root: Element): Generator<Element> {
  let node: Node | null = root;
  while (node) {
    if (node.nodeType === ELEMENT) yield node as Element;
    let next: Node | null = node.firstChild;
    for (let at: Node | null = node; !next && at && at !== root; at = at.parentNode) next = at.nextSibling;
    node = next;
  }
}

export type Ids = ReadonlyMap<string, Element>;

/** The element of each Id of a file, however the attribute is written. @throws NotSigned when one stands twice */
export function idsOf(root: Element): Ids {
  const ids = new Map<string, Element>();
  for (const element of elementsOf(root))
    for (const { localName, value } of Array.from(element.attributes)) {
      if (!ID.test(localName)) continue;
      if ((ids.get(value) ?? element) !== element) throw ambiguous('ID_TWICE');
      ids.set(value, element);
    }
  return ids;
}

/** The elements that enclose a node, from inside outwards. */
export function* ancestorsOf(element: Element): Generator<Element> {
  for (let node = element.parentNode; node?.nodeType === ELEMENT; node = node.parentNode)
    yield node as Element;
}

export const isSignature = (element: Element) => nameIn(element, XMLDSIG) === 'Signature';

/** A way in which bytes are written before their digest is made. */
export type Transform = Readonly<{ algorithm: string; prefixes: string }>;
export type Reference = Readonly<{
  uri: string | null;
  type: string | null;
  transforms: readonly Transform[];
  digestMethod: string;
  digest: Buffer;
}>;
export type SignatureParts = Readonly<{
  info: Element;
  canonical: Transform;
  method: string;
  references: readonly Reference[];
  value: Buffer;
  keyInfo: Element | undefined;
  /** Certificates that it brings, as DER. */
  brought: readonly Buffer[];
  objects: readonly Element[];
}>;

const bytesIn = (element: Element | undefined) => Buffer.from(element?.textContent ?? '', 'base64');
const algorithmOf = (element: Element | undefined) => element?.getAttribute('Algorithm') ?? '';

/** Exclusive canonical XML may name prefixes that it is to keep. */
const transformOf = (element: Element): Transform => ({
  algorithm: algorithmOf(element),
  prefixes:
    childrenOf(element)
      .find(({ localName }) => localName === 'InclusiveNamespaces')
      ?.getAttribute('PrefixList') ?? '',
});

/** Reads a signature, each part from its one place. @throws NotSigned MISPLACED */
export function partsOf(signature: Element): SignatureParts {
  const [info, value, ...rest] = shaped(signature, /^SignedInfo SignatureValue (?:KeyInfo )?(?:Object )*$/);
  if (!info || [...ancestorsOf(signature)].some(isSignature)) throw ambiguous('MISPLACED');
  const [canonical, method, ...references] = shaped(
    info,
    /^CanonicalizationMethod SignatureMethod (?:Reference )+$/,
  );
  if (!canonical) throw ambiguous('MISPLACED');
  const [keyInfo] = named(rest, 'KeyInfo');
  const data = keyInfo ? named(childrenOf(keyInfo), 'X509Data') : [];
  return {
    info,
    canonical: transformOf(canonical),
    method: algorithmOf(method),
    references: references.map(referenceOf),
    value: bytesIn(value),
    keyInfo,
    brought: data.flatMap((one) => named(childrenOf(one), 'X509Certificate')).map(bytesIn),
    objects: named(rest, 'Object'),
  };
}

function referenceOf(reference: Element): Reference {
  const children = shaped(reference, /^(?:Transforms )?DigestMethod DigestValue $/);
  const [transforms] = named(children, 'Transforms');
  return {
    uri: reference.getAttributeNode('URI')?.value ?? null,
    type: reference.getAttribute('Type'),
    transforms: transforms ? shaped(transforms, /^(?:Transform )+$/).map(transformOf) : [],
    digestMethod: algorithmOf(children.at(-2)),
    digest: bytesIn(children.at(-1)),
  };
}

const OF_XADES = /^(?:QualifyingProperties|SignedProperties)$/;

/**
 * The signed properties in their one place: an object of the signature that they name. None of a file may stand anywhere else.
 *
 * @throws NotSigned MISPLACED
 */
export function propertiesIn(signature: Element, objects: readonly Element[]): Element {
  const qualifying = objects.flatMap((one) => named(childrenOf(one), 'QualifyingProperties', XADES));
  const [own, ...others] = qualifying;
  if (!own || others.length > 0) throw ambiguous('MISPLACED');
  const [properties] = shaped(own, /^SignedProperties (?:UnsignedProperties )?$/, XADES);
  const id = signature.getAttribute('Id');
  if (!properties || !id || own.getAttribute('Target') !== `#${id}`) throw ambiguous('MISPLACED');
  const isElsewhere = [...elementsOf(signature.ownerDocument.documentElement)].some(
    (one) => OF_XADES.test(one.localName) && one !== own && one !== properties && !isOfOther(one, signature),
  );
  if (isElsewhere) throw ambiguous('MISPLACED');
  return properties;
}

/** True where an element belongs to another signature, in the same file or within this one: each has its own parts. */
function isOfOther(element: Element, signature: Element) {
  const nearest = [...ancestorsOf(element)].find(isSignature);
  return nearest !== undefined && nearest !== signature;
}
