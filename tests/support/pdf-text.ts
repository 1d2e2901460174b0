import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<number, string>;
type Glyphs = ReadonlyMap<string, string>;

/**
 * The words of each page of a PDF that Chromium or the provider has made: its objects stand one after another, fonts name their letters
 * by a ToUnicode map, and texts are hexadecimal. Spaces are left out (withoutSpaces): a page draws them
 * as gaps, or not at all.
 */
export function textOfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf.toString('latin1'));
  const pages = [...objects.values()].filter((object) => /\/Type \/Page\b/.test(dictionaryOf(object)));
  return pages.map((page) => textOf({ page: dictionaryOf(page), objects }));
}

function objectsOf(document: string): Objects {
  const found = document.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g);
  return new Map([...found].map(([, number, body = '']) => [Number(number), body]));
}

const dictionaryOf = (object: string) => object.split('stream\n')[0] ?? '';

function streamOf(object: string) {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const bytes = Buffer.from(object.slice(start, start + length), 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
}

/** Objects that a part of a dictionary refers to: "/Contents 12 0 R" -> [12]. */
const referred = (part: string) => [...part.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));

function textOf({ page, objects }: { page: string; objects: Objects }) {
  const at = (number: number | undefined) => objects.get(number ?? -1) ?? '';
  const [contents = ''] = /\/Contents (?:\[[^\]]*\]|\d+ 0 R)/.exec(page) ?? [];
  const [resources] = referred(/\/Resources \d+ 0 R/.exec(page)?.[0] ?? '');
  const [fontPart = ''] = /\/Font <<[\s\S]*?>>/.exec(page + at(resources)) ?? [];
  const fonts = new Map(
    [...fontPart.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const [map] = referred(/\/ToUnicode \d+ 0 R/.exec(at(Number(number)))?.[0] ?? '');
      return [name, glyphsOf(at(map))] as const;
    }),
  );
  return referred(contents)
    .map((number) => wordsOf({ drawing: streamOf(at(number)), fonts }))
    .join('');
}

/** Maps a glyph's four hexadecimal digits to its letters. */
function glyphsOf(toUnicode: string): Glyphs {
  if (!toUnicode) return new Map();
  const map = streamOf(toUnicode);
  const glyphs = new Map<string, string>();
  for (const [, part = ''] of map.matchAll(/beginbfchar\n([\s\S]*?)endbfchar/g)) {
    for (const [, glyph = '', letters = ''] of part.matchAll(/<(\w+)> <(\w+)>/g)) {
      glyphs.set(glyph.toUpperCase(), lettersOf(letters));
    }
  }
  for (const [, part = ''] of map.matchAll(/beginbfrange\n([\s\S]*?)endbfrange/g)) {
    for (const [, first = '', last = '', letters = ''] of part.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = parseInt(first, 16); glyph <= parseInt(last, 16); glyph += 1) {
        const letter = parseInt(letters, 16) + glyph - parseInt(first, 16);
        glyphs.set(hex(glyph), String.fromCodePoint(letter));
      }
    }
    for (const [, first = '', list = ''] of part.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
      for (const [index, [, letters = '']] of [...list.matchAll(/<([\w ]+)>/g)].entries()) {
        // A ligature is of several letters.
        glyphs.set(hex(parseInt(first, 16) + index), lettersOf(letters.replaceAll(' ', '')));
      }
    }
  }
  return glyphs;
}

const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, '0');
const lettersOf = (digits: string) =>
  (digits.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');

/** The letters that a page draws, in the order in which it draws them. */
function wordsOf({ drawing, fonts }: { drawing: string; fonts: ReadonlyMap<string, Glyphs> }) {
  let glyphs: Glyphs | undefined;
  let words = '';
  for (const [, font, text] of drawing.matchAll(/\/(\w+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
    if (font) glyphs = fonts.get(font);
    else for (const glyph of text?.match(/.{4}/g) ?? []) words += glyphs?.get(glyph.toUpperCase()) ?? '';
  }
  return withoutSpaces(words);
}

/** The parts of a PDF that assistive technology finds first: its language, its title, whether it is tagged, and the tags in order. */
export function structureOf(pdf: Buffer) {
  const objects = objectsOf(pdf.toString('latin1'));
  const all = [...objects.values()];
  const catalogue = all.find((object) => object.includes('/Type /Catalog')) ?? '';
  const [info] = referred(/\/Info \d+ 0 R/.exec(pdf.toString('latin1'))?.[0] ?? '');
  const [title] = referred(/\/Title \d+ 0 R/.exec(objects.get(info ?? -1) ?? '')?.[0] ?? '');
  const [root] = referred(/\/StructTreeRoot \d+ 0 R/.exec(catalogue)?.[0] ?? '');
  return {
    language: /\/Lang \((\w+)\)/.exec(catalogue)?.[1],
    title: utf16Of(objects.get(title ?? -1) ?? ''),
    isTitleShown: all.some((object) => object.includes('/DisplayDocTitle true')),
    isMarked: all.some((object) => object.includes('/Marked true')),
    claims: all.some((object) => object.includes('pdfuaid')) ? 'PDF/UA' : null,
    areFontsInside: all.filter((object) => object.includes('/FontDescriptor')).every(hasFontFile(objects)),
    tags: tagsOf({ objects, number: root ?? -1 }),
  };
}

const hasFontFile = (objects: Objects) => (font: string) =>
  referred(/\/FontDescriptor \d+ 0 R/.exec(font)?.[0] ?? '').every((number) =>
    objects.get(number)?.includes('/FontFile'),
  );

/** "Document", "H1", "L", "LI" …, each with its language if it has one of its own: "LBody pl". */
function tagsOf({ objects, number }: { objects: Objects; number: number }): string[] {
  const object = objects.get(number) ?? '';
  const [, tag] = /\/S \/(\w+)/.exec(object) ?? [];
  const [, language] = /\/Lang \((\w+)\)/.exec(object) ?? [];
  const [, children = ''] = /\/K \[([^\]]*)\]/.exec(object) ?? [];
  const own = tag ? [[tag, language].filter(Boolean).join(' ')] : [];
  return [...own, ...referred(children).flatMap((child) => tagsOf({ objects, number: child }))];
}

/** "(þÿ…)" of a PDF; brackets and backslashes of the bytes are escaped. */
function utf16Of(object: string) {
  const bytes = object
    .trim()
    .slice(1, -1)
    .replaceAll(/\\([\\()])/g, '$1');
  const text = Buffer.from(bytes, 'latin1');
  return bytes.startsWith('\xfe\xff') ? text.subarray(2).swap16().toString('utf16le') : bytes;
}

/** A text as textOfPages has it: no spaces, no ligatures. */
export const withoutSpaces = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
