import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parse } from 'node-html-parser';

export type Weight = { raw: number; gzip: number; brotli: number };
export type PageWeight = { html: Weight; css: Weight; script: Weight; total: Weight };

const NOTHING: Weight = { raw: 0, gzip: 0, brotli: 0 };

/** Bytes of a page: its HTML, and every stylesheet and script that it names, each as the portal sends it. */
export async function weigh({
  origin,
  path,
  cookie,
}: {
  origin: string;
  path: string;
  cookie: string;
}): Promise<PageWeight> {
  const html = await sentOf(origin + path, cookie);
  const page = parse(html.text);
  const addresses = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

  const css = await sumOf({ origin, addresses: addresses('link[rel=stylesheet]', 'href') });
  const script = await sumOf({ origin, addresses: addresses('script[src]', 'src') });
  return { html: html.weight, css, script, total: sum([html.weight, css, script]) };
}

async function sumOf({ origin, addresses }: { origin: string; addresses: string[] }) {
  const sent = await Promise.all(addresses.map((address) => sentOf(origin + address, '')));
  return sum(sent.map(({ weight }) => weight));
}

/** The bytes that come over the line in each encoding: a page is compressed in haste, a file at its best. */
async function sentOf(address: string, cookie: string) {
  const [plain, gzip, brotli] = await Promise.all(
    ['identity', 'gzip', 'br'].map((encoding) => bodyOf({ address, cookie, encoding })),
  );
  const weight: Weight = { raw: plain?.length ?? 0, gzip: gzip?.length ?? 0, brotli: brotli?.length ?? 0 };
  return { weight, text: plain?.toString() ?? '' };
}

/** Not by fetch, which unpacks what it reads. */
const bodyOf = ({ address, cookie, encoding }: { address: string; cookie: string; encoding: string }) =>
  new Promise<Buffer>((resolve, reject) => {
    get(address, { headers: { cookie, 'accept-encoding': encoding } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address}: ${answer.statusCode}`));
      else void buffer(answer).then(resolve, reject);
    }).on('error', reject);
  });

const sum = (weights: Weight[]) =>
  weights.reduce(
    (total, { raw, gzip, brotli }) => ({
      raw: total.raw + raw,
      gzip: total.gzip + gzip,
      brotli: total.brotli + brotli,
    }),
    NOTHING,
  );
