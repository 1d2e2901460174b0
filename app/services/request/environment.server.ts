import { z } from 'zod';
import { USUAL_MS } from '#contract/time-limits.ts';
import { brandFaults, type Brand } from '#app/domain/brand.ts';
import { aboutSettings, type About } from './about-settings.ts';
import { benchPortOf, originsOf, secretsOf, SHORTEST_SECRET } from './listed-settings.ts';
import { paymentOf, paymentSettings, type PaymentSettings } from './payment-settings.ts';
import { faultInProduction, keysMissing } from './production.server.ts';
import {
  identityOf,
  metricsPortOf,
  signOf,
  videoOf,
  type IdentitySettings,
  type SignSettings,
  type VideoSettings,
} from './set-together.server.ts';
import { faultsOf } from './setting-faults.ts';
import {
  callersKey,
  colour,
  hostAddress,
  httpsAddress,
  mailServer,
  milliseconds,
  port,
  scannerAddress,
  store,
  switchOf,
  webAddresses,
} from './setting-kinds.ts';
import { strangersAmong, type Stranger } from './strange-settings.ts';

/** The times for which the portal waits, in ms. */
const PATIENCE = { providerBudget: USUAL_MS, submission: 10_000 };
export type Patience = Readonly<{
  /** A call of the provider; some have longer (provider.server.ts). */
  providerBudget: number;
  /** A form sent again, for the answer to the first one. */
  submission: number;
}>;

/** The table of docs/settings.md. Every setting has a default that is right for a first try on one's own machine. */
const Environment = z.object({
  PORT: port.default(3000),
  BENCH_PORT: port.optional(),
  /** The provider's, when it runs alone. */
  PROVIDER_PORT: port.default(3002),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  /** Address that patients type; several are separated by commas, the first one is used in mails. */
  PORTAL_ORIGIN: webAddresses.optional(),
  PORTAL_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORTAL_STORE: store.optional(),
  PROVIDER_STORE: store.optional(),
  PROVIDER_URL: hostAddress.optional(),
  PROVIDER_KEY: callersKey.optional(),
  /** The telehealth system's own host and key; absent: the provider has it. */
  AMTS_URL: hostAddress.optional(),
  AMTS_KEY: callersKey.optional(),
  /** The account of the video service, which carries picture and sound of teleconsultations: both, or neither. */
  OPENTOK_API_KEY: z.string().optional(),
  OPENTOK_API_SECRET: z.string().optional(),
  SMTP_URL: mailServer.optional(),
  /** tcp://host:port or unix:/path. */
  CLAMD_URL: scannerAddress.optional(),
  /** A folder of authorities whose signatures are believed, and of their lists of revoked certificates. */
  SIGNATURE_TRUST: z.string().optional(),
  /** The signing service of the trusted profile (SOAP): its address, and the files (PEM) of a key and of the certificate by which it knows us. */
  SIGN_URL: httpsAddress.optional(),
  SIGN_KEY: z.string().optional(),
  SIGN_CERTIFICATE: z.string().optional(),
  ...paymentSettings,
  /** The e-government identity system (OpenID Connect): its address, and as whom the portal is known there. */
  IDENTITY_ISSUER: httpsAddress.optional(),
  IDENTITY_CLIENT: z.string().optional(),
  IDENTITY_SECRET: z.string().optional(),
  /** Its code in addresses of the sign-out. */
  IDENTITY_CODE: z
    .string()
    .regex(/^\w{1,20}$/, 'at most 20 letters, digits or _')
    .default('pz'),
  MAIL_FROM: z.string().default('portal@localhost'),
  /**
   * At least 32 characters; made and kept in DATA_DIR when absent. Processes that share a store share it. Former ones, by which
   * nothing new is signed or sealed, follow it, separated by commas.
   */
  PORTAL_SECRET: z
    .string()
    .transform(secretsOf)
    .pipe(z.array(z.string().min(SHORTEST_SECRET)))
    .optional(),
  TRUST_PROXY: switchOf.default(false),
  /** 1: the portal stands on a device that many people use (B-14). */
  PORTAL_KIOSK: z.enum(['0', '1']).default('0'),
  /** Requests that one address may make. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(600),
  /** Wrong passwords, and wrong codes, of one address in ten minutes. */
  SIGN_IN_TRIES: z.coerce.number().int().min(1).default(30),
  /** Where figures are served, on 127.0.0.1 alone, to who brings METRICS_TOKEN; absent: nowhere. */
  METRICS_PORT: port.optional(),
  /** Whoever brings it as a bearer token reads at /healthz which part fails; without it, only the machine itself. */
  METRICS_TOKEN: z.string().min(32).optional(),
  /** The provider's own colours in the default contrast: all three, or none. */
  BRAND_BAND: colour.optional(),
  BRAND_BAND_DEEP: colour.optional(),
  BRAND_LEAF: colour.optional(),
  ...aboutSettings,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The parts that make things fast and are not needed to understand them, on or off (docs/decisions/019-fast-rooms.md). */
  PORTAL_FAST: z.enum(['all', 'none']).default('all'),
  /** The tests alone change these two. */
  PROVIDER_BUDGET_MS: milliseconds.optional(),
  SUBMISSION_PATIENCE_MS: milliseconds.optional(),
});

/** The names of all settings; the table of docs/settings.md has each. */
export const SETTING_NAMES: readonly string[] = Object.keys(Environment.shape);

/** Settings of the process, read once at start; nothing else reads process.env. */
export type PortalEnvironment = Readonly<{
  port: number;
  benchPort: number;
  providerPort: number;
  host: string;
  dataDirectory: string;
  origins: readonly [string, ...string[]];
  mode: 'development' | 'test' | 'production';
  isProduction: boolean;
  isSecure: boolean;
  portalStore: string;
  providerStore: string;
  providerUrl: string | undefined;
  providerKey: string | undefined;
  amts: Readonly<{ url: string; key: string | undefined }> | undefined;
  /** Undefined: a stand-in, in production neither picture nor sound. */
  video: VideoSettings | undefined;
  smtpUrl: string | undefined;
  clamdUrl: string | undefined;
  /** Undefined: the made-up authority is believed, in production nobody. */
  signatureTrust: string | undefined;
  /** Undefined: the made-up one, in production none. */
  sign: SignSettings | undefined;
  /** Undefined: the made-up bank, in production none. */
  payment: PaymentSettings | undefined;
  mailFrom: string;
  /** Undefined: there is none. */
  identity: IdentitySettings | undefined;
  secret: string | undefined;
  formerSecrets: readonly string[];
  trustProxy: boolean;
  /** Many people use the device: nothing is kept on it (docs/decisions/049-kiosk.md). */
  isKiosk: boolean;
  requestsPerMinute: number;
  signInTries: number;
  /** Undefined: no figures are kept; otherwise there is a token. */
  metricsPort: number | undefined;
  metricsToken: string | undefined;
  /** Undefined: the portal's own colours. */
  brand: Brand | undefined;
  about: About;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  isFast: boolean;
  patience: Patience;
  /** Keys of hosts elsewhere that are not set. */
  keysMissing: readonly string[];
  /** Names that look like a setting and are none. */
  strangers: readonly Stranger[];
}>;

/** Throws an error that names each wrong setting, and what is unfit for production. */
export function readEnvironment(variables: Record<string, string | undefined>): PortalEnvironment {
  const parsed = Environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) throw new Error(`Settings: ${faultsOf(parsed.error.issues)}`);

  const values = parsed.data;
  const isProduction = values.PORTAL_ENV === 'production';
  const origins = originsOf(values.PORTAL_ORIGIN, values.PORT);
  const fault = isProduction ? faultInProduction(values, origins, variables) : null;
  if (fault) throw new Error(`Settings: ${fault}`);

  return {
    port: values.PORT,
    benchPort: benchPortOf(values),
    providerPort: values.PROVIDER_PORT,
    host: values.HOST,
    dataDirectory: values.DATA_DIR,
    origins,
    mode: values.PORTAL_ENV,
    isProduction,
    isSecure: origins[0].startsWith('https:'),
    portalStore: values.PORTAL_STORE ?? `sqlite:${values.DATA_DIR}/portal.sqlite`,
    providerStore: values.PROVIDER_STORE ?? `sqlite:${values.DATA_DIR}/provider.sqlite`,
    providerUrl: values.PROVIDER_URL,
    providerKey: values.PROVIDER_KEY,
    amts: values.AMTS_URL === undefined ? undefined : { url: values.AMTS_URL, key: values.AMTS_KEY },
    video: videoOf(values),
    smtpUrl: values.SMTP_URL,
    clamdUrl: values.CLAMD_URL,
    signatureTrust: values.SIGNATURE_TRUST,
    sign: signOf(values),
    payment: paymentOf(values),
    mailFrom: values.MAIL_FROM,
    identity: identityOf(values),
    secret: values.PORTAL_SECRET?.[0],
    formerSecrets: values.PORTAL_SECRET?.slice(1) ?? [],
    trustProxy: values.TRUST_PROXY,
    isKiosk: values.PORTAL_KIOSK === '1',
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    signInTries: values.SIGN_IN_TRIES,
    metricsPort: metricsPortOf(values),
    metricsToken: values.METRICS_TOKEN,
    brand: brandOf(values),
    about: { source: values.PORTAL_SOURCE, securityContact: values.SECURITY_CONTACT },
    logLevel: values.LOG_LEVEL,
    isFast: values.PORTAL_FAST === 'all',
    patience: patienceOf(values),
    keysMissing: keysMissing(values),
    strangers: strangersAmong(variables, SETTING_NAMES),
  };
}

/** All three colours, when patients can read on them. */
function brandOf(values: z.infer<typeof Environment>): Brand | undefined {
  const { BRAND_BAND: band, BRAND_BAND_DEEP: bandDeep, BRAND_LEAF: leaf } = values;
  if (!band && !bandDeep && !leaf) return undefined;
  if (!band || !bandDeep || !leaf) {
    throw new Error('Settings: BRAND_BAND, BRAND_BAND_DEEP and BRAND_LEAF are set together');
  }
  const brand = { band, bandDeep, leaf };
  const faults = brandFaults(brand);
  if (faults.length > 0) throw new Error(`Settings: ${faults.join('; ')}`);
  return brand;
}

/** Patience is what it is; only a test has no time to wait. */
function patienceOf(values: z.infer<typeof Environment>): Patience {
  const { PORTAL_ENV, PROVIDER_BUDGET_MS: providerBudget, SUBMISSION_PATIENCE_MS: submission } = values;
  const isSet = providerBudget !== undefined || submission !== undefined;
  if (isSet && PORTAL_ENV !== 'test') {
    throw new Error('Settings: PROVIDER_BUDGET_MS and SUBMISSION_PATIENCE_MS need PORTAL_ENV=test');
  }
  return {
    providerBudget: providerBudget ?? PATIENCE.providerBudget,
    submission: submission ?? PATIENCE.submission,
  };
}

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
