type Values = Readonly<
  Partial<
    Record<
      | 'OPENTOK_API_KEY'
      | 'OPENTOK_API_SECRET'
      | 'IDENTITY_ISSUER'
      | 'IDENTITY_CLIENT'
      | 'IDENTITY_SECRET'
      | 'SIGN_URL'
      | 'SIGN_KEY'
      | 'SIGN_CERTIFICATE'
      | 'SIGNATURE_TRUST'
      | 'METRICS_TOKEN',
      string | undefined
    >
  > & { IDENTITY_CODE: string; METRICS_PORT?: number | undefined }
>;

/** The identity system as its owner has told it to the provider. */
export type IdentitySettings = Readonly<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  x: string;
}>;

/** The account of the video service. */
export type VideoSettings = Readonly<{ apiKey: string; apiSecret: string }>;

/** The signing service, and who we are there. */
export type SignSettings = Readonly<{ url: string; key: string; certificate: string }>;

/** Both, or neither. */
export function videoOf(values: Values): VideoSettings | undefined {
  const { OPENTOK_API_KEY: apiKey, OPENTOK_API_SECRET: apiSecret } = values;
  if (!apiKey && !apiSecret) return undefined;
  if (!apiKey || !apiSecret) {
    throw new Error('Settings: OPENTOK_API_KEY and OPENTOK_API_SECRET are set together');
  }
  return { apiKey, apiSecret };
}

/** All of it, or none. */
export function identityOf(values: Values): IdentitySettings | undefined {
  const { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT: clientId, IDENTITY_SECRET: clientSecret } = values;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret) {
    throw new Error('Settings: IDENTITY_ISSUER, IDENTITY_CLIENT and IDENTITY_SECRET are set together');
  }
  return { issuer: issuer.replace(/\/$/, ''), clientId, clientSecret, x: values.IDENTITY_CODE };
}

/** All of it, or none; without authorities nobody would believe what is signed there. */
export function signOf(values: Values): SignSettings | undefined {
  const { SIGN_URL: url, SIGN_KEY: key, SIGN_CERTIFICATE: certificate, SIGNATURE_TRUST: trust } = values;
  if (!url && !key && !certificate) return undefined;
  if (!url || !key || !certificate || !trust) {
    throw new Error(
      'Settings: SIGN_URL, SIGN_KEY and SIGN_CERTIFICATE are set together, and with SIGNATURE_TRUST',
    );
  }
  return { url, key, certificate };
}

/** Figures say much of a hospital's day: nobody reads them without the token, on the machine itself neither. */
export function metricsPortOf({ METRICS_PORT: port, METRICS_TOKEN: token }: Values): number | undefined {
  if (port !== undefined && !token) {
    throw new Error(
      'Settings: METRICS_PORT needs METRICS_TOKEN of at least 32 characters (make one with: openssl rand -base64 32)',
    );
  }
  return port;
}
