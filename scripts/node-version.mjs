import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../package.json', import.meta.url);

/**
 * Returns one sentence where a version of Node is none of `engines` (package.json); null where it is one. Another one may start and end
 * the process in the middle of the day, so nothing is started on it.
 *
 * @param {string} version
 * @param {string} range like "^20.19 || ^24"
 */
export function nodeFault(version, range) {
  const [major, minor] = version.split('.').map(Number);
  const taken = range.split('||').map((part) =>
    part
      .replace(/[^\d.]/g, '')
      .split('.')
      .map(Number),
  );
  if (taken.some(([ofMajor, ofMinor = 0]) => major === ofMajor && minor >= ofMinor)) return null;
  const names = taken.map((numbers) =>
    numbers[1] ? `${numbers[0]} (${numbers.join('.')} or newer)` : numbers[0],
  );
  return `The portal runs on Node ${names.slice(0, -1).join(', ')} or ${names.at(-1)}; this is ${version}, so nothing was started`;
}

/** Ends the process with code 1 where its Node is none of `engines`. */
export function refuseOtherNode() {
  const { engines } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const fault = nodeFault(process.versions.node, engines.node);
  if (!fault) return;
  console.error(fault);
  process.exit(1);
}
