/** A signature of the staff's desk: whose document, by whom, with which certificate, in which format, and how it is spoiled. */
export type Signing = Readonly<{
  username: string;
  signer?: string;
  reference?: string;
  certificate?: string;
  format?: string;
  spoil?: string;
}>;

/** A document as the staff's desk has signed it; the account has opened it before. */
export async function signedAt(benchOrigin: string, signing: Signing): Promise<File> {
  const answer = await fetch(`${benchOrigin}/signing`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signing),
  });
  if (!answer.ok) throw new Error(`nothing is signed: ${await answer.text()}`);
  const name = /filename="(.+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return new File([await answer.arrayBuffer()], name);
}
