import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A host that is made of docs/provider-api.json alone, as an integrator would make one before there is another, and as Prism does: each
 * call answers its first example, or leads to the example of its address; a call that lacks what the document asks for is refused. It
 * knows nothing of the contract's code.
 */

type Media = Readonly<{
  schema?: Readonly<{ required?: readonly string[] }>;
  examples?: Readonly<Record<string, { value: unknown }>>;
}>;
type Content = Readonly<Record<string, Media>>;
type Response = Readonly<{ content?: Content; headers?: Readonly<Record<string, { example?: string }>> }>;
type Operation = Readonly<{
  operationId: string;
  parameters?: readonly Readonly<{ name: string; in: string; required?: boolean }>[];
  requestBody?: Readonly<{ required?: boolean; content: Content }>;
  security: readonly Readonly<Record<string, unknown>>[];
  responses: Readonly<Record<string, Response>>;
}>;
type Document = Readonly<{ paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }>;

export type MockHost = Readonly<{
  origin: string;
  /** The calls that were made, by the names of the document. */
  calls: string[];
  /** The requests that the document does not have, or not so. */
  strange: string[];
  stop: () => Promise<void>;
}>;

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
/** The header of each way in which the document says that a call shows who makes it. */
const SHOWN_BY: Readonly<Record<string, string>> = { portal: 'x-provider-key', session: 'authorization' };

/** Starts it, on a free port where none is wanted. */
export async function startMockHost({ port = 0 } = {}): Promise<MockHost> {
  const document = JSON.parse(readFileSync('docs/provider-api.json', 'utf8')) as Document;
  const calls: string[] = [];
  const strange: string[] = [];

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://host.invalid');
      const path = decodeURI(pathname);
      const operation = operationAt(document, { path, method: request.method ?? '' });
      const body = await textOf(request);
      if (!operation) {
        strange.push(`${request.method} ${path}`);
        response.writeHead(404).end();
        return;
      }
      const lacking = lackingIn(operation, { request, query, body });
      if (lacking.length > 0) {
        strange.push(`${operation.operationId} without ${lacking.join(', ')}`);
        response.writeHead(lacking.includes('security') ? 401 : 422).end();
        return;
      }
      calls.push(operation.operationId);
      const { status, headers, answer } = answerOf(operation);
      response.writeHead(status, headers).end(answer);
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

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

/** The first answer that is no error: an address to be led to, the first example, or a file. */
function answerOf({ operationId, responses }: Operation) {
  const [status = ''] = Object.keys(responses).filter((one) => /^[23]/.test(one));
  const { headers = {}, content = {} } = responses[status] ?? {};
  if (status === '302') {
    const location = headers['location']?.example;
    if (location === undefined) throw new Error(`${operationId} leads nowhere`);
    return { status: 302, headers: { location }, answer: '' };
  }
  const [type = 'application/pdf', media] = Object.entries(content)[0] ?? [];
  const [example] = Object.values(media?.examples ?? {});
  if (example)
    return {
      status: 200,
      headers: { 'content-type': 'application/json' },
      answer: JSON.stringify(example.value),
    };
  const disposition = 'attachment; filename="dokument.pdf"';
  return {
    status: 200,
    headers: { 'content-type': type, 'content-disposition': disposition, 'content-length': PDF.length },
    answer: PDF,
  };
}

type Asked = Readonly<{ request: IncomingMessage; query: URLSearchParams; body: string }>;

/** The parts that the document asks for and the call has not. */
function lackingIn({ security, parameters = [], requestBody }: Operation, { request, query, body }: Asked) {
  const isShown = security.some((ways) =>
    Object.keys(ways).every((way) => request.headers[SHOWN_BY[way] ?? ''] !== undefined),
  );
  const inQuery = parameters.filter((one) => one.in === 'query' && one.required && !query.has(one.name));
  const { schema } = requestBody?.content['application/json'] ?? {};
  const fields = schema ? (JSON.parse(body || '{}') as object) : {};
  const inBody = (schema?.required ?? []).filter((name) => !(name in fields));
  return [...(isShown ? [] : ['security']), ...inQuery.map(({ name }) => name), ...inBody];
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function operationAt({ paths }: Document, { path, method }: Readonly<{ path: string; method: string }>) {
  const name = method.toLowerCase();
  const chosen = fittingPath(
    Object.keys(paths).filter((one) => paths[one]?.[name]),
    path,
  );
  return chosen === undefined ? undefined : paths[chosen]?.[name];
}

/** The path of a document that an address fits; of several the one with the most words of its own. */
export const fittingPath = (paths: readonly string[], address: string) =>
  paths
    .filter((one) => patternOf(one).test(address))
    .sort((one, other) => wordsIn(other) - wordsIn(one))
    .at(0);

const patternOf = (path: string) => new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
const wordsIn = (path: string) => path.replace(/\{[^}]+\}/g, '').length;
