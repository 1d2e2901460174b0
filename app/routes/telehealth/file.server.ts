/** A file of the provider's as a download; `name` is plain letters, with its ending. */
export const download = ({ file, name }: { file: File; name: string }) =>
  new Response(file.stream(), {
    headers: {
      'content-type': file.type,
      'content-length': String(file.size),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
