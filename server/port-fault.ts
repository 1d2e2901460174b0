type Place = { setting: string; port: number; host: string };

/** Returns one sentence that names the setting where a port or an address cannot be had; any other error as it is. */
export function portFault({ setting, port, host, error }: Place & { error: NodeJS.ErrnoException }): Error {
  const fault = wordsOf({ setting, port, host, code: error.code ?? '' });
  return fault === null ? error : new Error(fault, { cause: error });
}

function wordsOf({ setting, port, host, code }: Place & { code: string }) {
  if (code === 'EADDRINUSE') return `${setting}: port ${port} of ${host} is in use`;
  if (code === 'EACCES') return `${setting}: this user may not listen on port ${port}`;
  if (/^(?:EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(code))
    return `HOST: ${host} is no address of this machine`;
  return null;
}
