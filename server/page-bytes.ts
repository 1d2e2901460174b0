import { createNote } from '#app/services/request/notes.ts';

const noted = createNote<Response, Uint8Array<ArrayBuffer>>();

/** Notes what a page's response says, so that nobody on its way out has to read it from the response's stream. */
export function noteBytes(response: Response, bytes: Uint8Array<ArrayBuffer> | undefined) {
  if (bytes !== undefined) noted.set(response, bytes);
  return response;
}

/** The response's bytes; its own stream is read only when nothing was noted. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return noted.get(response) ?? new Uint8Array(await response.arrayBuffer());
}
