/** Brands of pictures as iPhones keep them: HEVC in a container that AVIF has too. */
const BRANDS: ReadonlySet<string> = new Set([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'],
]);
const HEAD = 16;
const MOST_BRANDS = 32;

/** Tells whether the bytes begin as a HEIC picture: one more kind of photograph, which can be saved as JPG. */
export function isHeic(bytes: Buffer): boolean {
  if (bytes.length < HEAD || bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, HEAD + MOST_BRANDS * 4);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = HEAD; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands.some((brand) => BRANDS.has(brand)) && !brands.some((brand) => brand.startsWith('avi'));
}
