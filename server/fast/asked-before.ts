const PLACES = 1024;
const MOST_CHARACTERS = 64;

/**
 * Remembers roughly which names were given of late, in 4 kB: a name that comes again before many others have come. Two
 * names may be taken for one another, so it may decide what is worth keeping, and nothing else.
 */
export function askedBefore() {
  const marks = new Uint32Array(PLACES);

  /** Tells whether the name came before; from now on it did. */
  return (name: string): boolean => {
    const mark = markOf(name);
    const place = mark % PLACES;
    const isKnown = marks[place] === mark;
    marks[place] = mark;
    return isKnown;
  };
}

/** FNV-1a of the length and of characters at even distances: a name may be a whole page. */
function markOf(name: string): number {
  const step = Math.max(1, Math.floor(name.length / MOST_CHARACTERS));
  let mark = 0x811c9dc5 ^ name.length;
  for (let index = 0; index < name.length; index += step) {
    mark = Math.imul(mark ^ name.charCodeAt(index), 0x01000193);
  }
  return mark >>> 0;
}
