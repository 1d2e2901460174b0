const texts = new WeakMap<Response, string>();

/** Notes what a page's response says, so that nobody on its way out has to read it from the response's stream. */
export function noteText(response: Response, text: string | undefined) {
  if (text !== undefined) texts.set(response, text);
  return response;
}

/** The response's bytes; its own stream is read only when nothing was noted. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const text = texts.get(response);
  return text === undefined ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(text);
}
