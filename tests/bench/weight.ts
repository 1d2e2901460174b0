import { brotliCompressSync, gzipSync } from 'node:zlib';
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
  const html = await bytesOf(origin + path, cookie);
  const page = parse(new TextDecoder().decode(html));
  const addresses = (selector: string, name: string) =>
    page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '');

  const css = await sumOf({ origin, addresses: addresses('link[rel=stylesheet]', 'href') });
  const script = await sumOf({ origin, addresses: addresses('script[src]', 'src') });
  const own = weightOf(html);
  return { html: own, css, script, total: sum([own, css, script]) };
}

async function sumOf({ origin, addresses }: { origin: string; addresses: string[] }) {
  return sum(
    await Promise.all(addresses.map(async (address) => weightOf(await bytesOf(origin + address, '')))),
  );
}

async function bytesOf(address: string, cookie: string) {
  const answer = await fetch(address, { headers: { cookie, 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const weightOf = (bytes: Uint8Array): Weight => ({
  raw: bytes.byteLength,
  gzip: gzipSync(bytes).byteLength,
  brotli: brotliCompressSync(bytes).byteLength,
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
