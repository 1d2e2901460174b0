import { ancestorsOf, childrenOf, isSignature, type SignatureParts } from './xml-parts.ts';
import type { Target } from './xml-targets.ts';

/** Properties that the standard leaves unsigned, and a signature's own parts: none of them is shown as something signed. */
const UNSIGNED = 'UnsignedProperties';

type Looked = Readonly<{ signature: Element; parts: SignatureParts; targets: readonly Target[] }>;

/** Names of what stands in a file beside what a signature covers: objects of the signature, and elements around it. */
export function* uncoveredIn({ signature, parts, targets }: Looked): Generator<string> {
  const covered = new Set(targets.flatMap(({ element }) => element ?? []));
  const on = new Set([...covered, signature].flatMap((one) => [...ancestorsOf(one)]));
  function* named(element: Element): Generator<string> {
    if (covered.has(element) || element.localName === UNSIGNED) return;
    if (element === signature) for (const object of parts.objects) yield* named(object);
    // What another signature holds, its own verdict names.
    else if (isSignature(element)) return;
    else if (on.has(element)) for (const child of childrenOf(element)) yield* named(child);
    else yield element.getAttribute('Id') ?? element.localName;
  }
  yield* named(signature.ownerDocument.documentElement);
}
