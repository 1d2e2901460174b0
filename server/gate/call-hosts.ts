/** The pages that may use camera and microphone: the call, and where devices are tried. No other page may. */
const CALL_PAGES: ReadonlySet<string> = new Set(['/telehealth/teleconsultation', '/telehealth/test']);

export const isCallPage = (pathname: string) => CALL_PAGES.has(pathname.replace(/\/$/, ''));

/**
 * Where the vendor's library talks to: its settings, its sessions, its log (which the privacy policy names), and the
 * connection of a session, which is on a host of its own each time.
 */
const VENDOR_HOSTS = [
  'https://config.opentok.com',
  'https://anvil.opentok.com',
  'https://hlg.tokbox.com',
  'wss://*.opentok.com',
  'wss://*.tokbox.com',
] as const;

/** Digests of the two style elements that the vendor's library makes when it is loaded, an empty one and its own. */
const VENDOR_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-JAt5aCOX5D01HuArPrLRKiM6OfRElkfTL8jgNlcvRyQ='",
] as const;

/** The sources that a page of a call may use besides ours; none where a stand-in carries it. */
export type CallSources = Readonly<{ hosts: readonly string[]; styles: readonly string[] }>;
export const NO_SOURCES: CallSources = { hosts: [], styles: [] };
export const VENDOR_SOURCES: CallSources = { hosts: VENDOR_HOSTS, styles: VENDOR_STYLES };
