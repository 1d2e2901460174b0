import { downloadHeaders } from '#app/services/page/download.server.ts';

/** A recording for the page's player, not to be saved. */
export const played = (file: File) =>
  new Response(file.stream(), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
    },
  });

/** A file of the provider's as a download; `name` has its ending. */
export const download = ({ file, name }: { file: File; name: string }) =>
  new Response(file.stream(), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      ...downloadHeaders(name),
    },
  });
