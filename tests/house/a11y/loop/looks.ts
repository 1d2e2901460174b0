import { CONTRASTS as CHOICES, TEXT_SIZES, type Display } from '#app/services/display/display.server.ts';

export type Contrast = Exclude<Display['contrast'], 'auto'>;
export type TextSize = Display['textSize'];
export type Width = 320 | 360 | 390 | 430 | 768 | 1024 | 1280;

/** A look at one document; the display cookie and the window decide it, the document's own content never does. */
export type Look = Readonly<{ contrast: Contrast; textSize: TextSize; width: Width }>;

/** Every contrast with colours of its own; `auto` takes those of two others (contrasts.spec.ts). */
export const CONTRASTS = CHOICES.filter((contrast): contrast is Contrast => contrast !== 'auto');
export { TEXT_SIZES };
export const WIDTHS: readonly Width[] = [320, 768, 1280];
/** Phones: where words are measured letter by letter. */
export const PHONES: readonly Width[] = [320, 360, 390, 430];

/** A common large window, and the smallest that a page must fit in, with the largest text. */
export const WIDE: Look = { contrast: 'default', textSize: '100', width: 1280 };
export const NARROW: Look = { contrast: 'default', textSize: '300', width: 320 };
/** Desks, a small one among them, with larger text and without: a part of a page can be narrower there than a phone. */
const DESKS: readonly Look[] = [
  { ...WIDE, textSize: '150' },
  { ...WIDE, textSize: '150', width: 1024 },
  { ...WIDE, width: 1024 },
];
/** A common phone with larger text. */
export const PHONE: Look = { contrast: 'default', textSize: '150', width: 390 };
/** The looks between the widest and the narrowest window: where lines end in them is looked at. */
export const BETWEEN: readonly Look[] = [PHONE, ...DESKS];

export const OTHER_CONTRASTS = CONTRASTS.filter((contrast) => contrast !== WIDE.contrast);

export const nameOf = ({ contrast, textSize, width }: Look) => `${contrast}, ${textSize} %, ${width} px`;
