import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A host that is made of docs/provider-api.json alone, as an integrator would make one before there is another: each call answers its
 * first example, whatever it is asked. It knows nothing of the contract's code.
 */

type Media = Readonly<{ examples?: Readonly<Record<string, { value: unknown }>> }>;
type Operation = Readonly<{
  operationId: string;
  responses: Readonly<Record<string, { content?: Readonly<Record<string, Media>> }>>;
}>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

export type MockHost = Readonly<{
  origin: string;
  /** What was called, by the names of the document. */
  calls: string[];
  /** What was asked for that the document does not have. */
  strange: string[];
  stop: () => Promise<void>;
}>;

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Starts it on a free port. */
export async function startMockHost(): Promise<MockHost> {
  const document = JSON.parse(readFileSync('docs/provider-api.json', 'utf8')) as Document;
  const calls: string[] = [];
  const strange: string[] = [];

  const server = createServer((request, response) => {
    const path = decodeURI(request.url?.replace(/\?.*/, '') ?? '');
    const operation = operationAt(document, { path, method: request.method ?? '' });
    if (!operation) {
      strange.push(`${request.method} ${path}`);
      response.writeHead(404).end();
      return;
    }
    calls.push(operation.operationId);
    const { content = {} } = operation.responses['200'] ?? {};
    const [type, media] = Object.entries(content)[0] ?? [];
    const [example] = Object.values(media?.examples ?? {});
    if (example) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(example.value));
      return;
    }
    const disposition = 'attachment; filename="dokument.pdf"';
    const headers = { 'content-disposition': disposition, 'content-length': PDF.length };
    response.writeHead(200, { 'content-type': type ?? 'application/pdf', ...headers }).end(PDF);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    strange,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path that fits; of several the one with the most words of its own. */
function operationAt({ paths }: Document, { path, method }: Readonly<{ path: string; method: string }>) {
  const fitting = Object.keys(paths).filter(
    (one) => paths[one]?.[method.toLowerCase()] && patternOf(one).test(path),
  );
  const [chosen] = fitting.sort((one, other) => wordsIn(other) - wordsIn(one));
  return chosen === undefined ? undefined : paths[chosen]?.[method.toLowerCase()];
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
const wordsIn = (path: string) => path.replace(/\{[^}]+\}/g, '').length;
