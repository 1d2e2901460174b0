import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run notice`: writes NOTICE, what others have made that the portal runs on or serves, and on what terms; it is read from the packages
 * of package-lock.json that `npm ci --omit=dev` installs. With --check it only compares, and ends with 1 when NOTICE is not so: validate asks that.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILE = join(ROOT, 'NOTICE');

/** Works that lie in the sources themselves, or are told of otherwise than in their package. */
const BY_HAND = [
  ['Tabler Icons 3.51 (app/components/page/icon.tsx)', 'MIT', 'Copyright (c) 2020-2026 Paweł Kuna'],
  [
    'DejaVu fonts 2.37 (in printed documents, from dejavu-fonts-ttf)',
    'Bitstream Vera licence; the changes of DejaVu are in the public domain',
    'Copyright (c) 2003 by Bitstream, Inc.; Copyright (c) 2006 by Tavmjong Bah',
  ],
  [
    'Hyphenation patterns of TeX for Polish and British English (hyph-pl, hyph-en-gb of hyph-utf8; in the package hyphen)',
    'MIT; the original plhyph.tex: Knuth licence',
    'Polish: Hanna Kołodziejska, Bogusław Jackowski, Marek Ryćko; English: Copyright (C) 1992, 1996, 2005, 2016 Dominik Wujastyk, Graham Toal',
  ],
  [
    'OpenTok.js 2.35.2 (@opentok/client; copied by the build, and loaded where OPENTOK_API_KEY is set alone)',
    'No open licence: https://www.vonage.com/legal/communications-apis/terms-of-use/, to which whoever sets the keys has agreed with the vendor',
    'Copyright (c) 2010-2026 TokBox, Inc.',
  ],
];

/** Texts that lie in no package: the icons are copied into the sources, without the package (its LICENSE of 3.51.0, whole). */
const WHOLE_TEXTS = `Tabler Icons 3.51

MIT License

Copyright (c) 2020-2026 Paweł Kuna

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.
`;

/** Packages whose package.json names no licence; what their licence file says. */
const NAMED_BY_FILE = { 'png-js': 'MIT', 'prelude-ls': 'MIT' };

const HEAD = `Patient portal
Copyright (c) 2026 the maintainers of the patient portal
Licensed under the EUPL-1.2 (see LICENSE).

The portal runs on, and serves parts of, what is listed here. Each has its own terms; the whole text lies beside it in node_modules
after \`npm ci\`, or at the end of this file where it is in no package. This file is written by \`npm run notice\`.
`;

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
const former = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
/** Packages on which the portal runs under some versions of Node alone; npm leaves them out where they cannot be compiled. */
const optionalOnes = new Set();
for (const name of Object.keys(packages[''].optionalDependencies)) addWithNeeds(`node_modules/${name}`);
const lines = Object.entries(packages)
  .filter(
    ([path, { dev, optional, devOptional }]) =>
      path !== '' && !dev && ((!optional && !devOptional) || optionalOnes.has(path)),
  )
  .map(([path, { version, license }]) => lineOf(path, { version, license }));
const unique = [...new Set(lines)].sort((one, other) => one.localeCompare(other, 'en'));
const ownLines = BY_HAND.map(([name, terms, owner]) => `${name}\n  ${terms}\n  ${owner}`);
const notice = `${HEAD}\nIn the sources and in what is served\n\n${ownLines.join('\n')}\n\nPackages\n\n${unique.join('\n')}\n\nWhole texts\n\n${WHOLE_TEXTS}`;

if (process.argv.includes('--check')) {
  const isSo = former === notice;
  if (!isSo) console.error('NOTICE does not list the packages of package-lock.json: npm run notice');
  process.exitCode = isSo ? 0 : 1;
} else {
  writeFileSync(FILE, notice);
}

function addWithNeeds(path) {
  if (optionalOnes.has(path)) return;
  optionalOnes.add(path);
  for (const name of Object.keys(packages[path].dependencies ?? {})) {
    const own = `${path}/node_modules/${name}`;
    addWithNeeds(own in packages ? own : `node_modules/${name}`);
  }
}

/**
 * Name, version and terms of one package, and whose it is.
 *
 * @param {string} path in the lock file
 * @param {{ version: string, license?: string }} entry
 */
function lineOf(path, { version, license }) {
  const name = path.split('node_modules/').at(-1) ?? path;
  const terms = license ?? NAMED_BY_FILE[name];
  if (!terms) throw new Error(`${name} names no licence: NAMED_BY_FILE of scripts/notice.mjs`);
  const line = `${name} ${version}: ${terms}`;
  // Where npm has left it out, its owner is the one of before.
  const owner = existsSync(join(ROOT, path)) ? ownerOf(path) : formerOwner(line);
  return `${line}${owner ? `\n  ${owner}` : ''}`;
}

function formerOwner(line) {
  const [, after = ''] = former.split(`\n${line}\n`);
  return /^ {2}(.+)/.exec(after)?.[1] ?? null;
}

/** The first line of the package's licence that names its owner; null where none does. */
function ownerOf(path) {
  const folder = join(ROOT, path);
  const file = readdirSync(folder).find(
    (one) => /^(?:licen[cs]e|copying)/i.test(one) && /(?:^[^.]+|\.(?:md|txt))$/i.test(one),
  );
  if (!file) return null;
  const line = readFileSync(join(folder, file), 'utf8')
    .split(/\r?\n/)
    .map((one) => one.replace(/^[\s*#>/]+/, '').trim())
    .find((one) => /^(?:\(c\)|©|copyright)\b.*\d{4}|^copyright (?:\(c\)|©)/i.test(one));
  return line ? line.slice(0, 160) : null;
}
