/** Characters that a secret has at least. */
export const SHORTEST_SECRET = 32;

/** Returns what a setting lists, separated by commas. */
export const listedIn = (setting: string) =>
  setting
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** Returns whether an address is a whole portal's: `portal.example.pl` and `localhost:3000` are none, nor is one with a path. */
export function isWebAddress(item: string) {
  if (!URL.canParse(item)) return false;
  const { protocol, origin, href } = new URL(item);
  return /^https?:$/.test(protocol) && href === `${origin}/`;
}

/** Returns the addresses that patients type; without a setting those of this machine. */
export function originsOf(setting: string | undefined, portNumber: number): [string, ...string[]] {
  const [first, ...rest] = listedIn(setting ?? '').map((item) => new URL(item).origin);
  return first ? [first, ...rest] : [`http://localhost:${portNumber}`, `http://127.0.0.1:${portNumber}`];
}

/** Returns the port of the staff side; a portal whose provider is another process has its clock beside that one's on the same machine. */
export const benchPortOf = ({ BENCH_PORT: set, PROVIDER_URL: apart }: BenchSettings) =>
  set ?? (apart ? 3003 : 3001);
type BenchSettings = Readonly<{ BENCH_PORT?: number | undefined; PROVIDER_URL?: string | undefined }>;

/** Returns the secrets of a setting: a comma parts them where each is as long as one must be; any other belongs to the only one. */
export function secretsOf(setting: string) {
  const parts = listedIn(setting);
  return parts.length > 0 && parts.every((part) => part.length >= SHORTEST_SECRET) ? parts : [setting];
}
