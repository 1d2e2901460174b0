/** The header by which a portal shows the host that it is the portal: a secret that both know, beside the patient's session. */
export const PROVIDER_KEY_HEADER = 'X-Provider-Key';
