/** A virus scanner's verdict on a file. `failure` is for the log. */
export type Verdict =
  { kind: 'clean' } | { kind: 'infected'; virus: string } | { kind: 'unavailable'; failure: string };

/** Looks at all bytes of a file as they came. Never rejects: without a verdict the file is not kept. */
export type Scan = (bytes: Buffer) => Promise<Verdict>;

/** Where no scanner is set: files are taken unlooked at, and every form that takes them says so. */
export const withoutScanner: Scan = () => Promise.resolve({ kind: 'clean' });

/** True where files are looked at before they are kept. */
export const isScanned = ({ scan }: { scan: Scan }) => scan !== withoutScanner;
