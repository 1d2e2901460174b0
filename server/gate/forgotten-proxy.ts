import type { Portal } from '#app/services/request/load-context.server.ts';

/**
 * Returns a look at each request's headers that says once, loudly, when a proxy seems to stand in front and TRUST_PROXY
 * is not set: then all patients share the proxy's address, and its limits.
 */
export function forgottenProxy({ environment, log }: Pick<Portal, 'environment' | 'log'>) {
  let isSettled = environment.trustProxy;

  return ({ headers }: Request) => {
    if (isSettled || !headers.has('x-forwarded-for')) return;
    isSettled = true;
    log.error(
      { setting: 'TRUST_PROXY' },
      'a request came with X-Forwarded-For, and TRUST_PROXY is not set: if a proxy stands in front, set TRUST_PROXY=true, or all patients count as one address and are shut out together',
    );
  };
}
