import auto from '#app/styles/sheets/auto.css?url';
import blackOnYellow from '#app/styles/sheets/black-on-yellow.css?url';
import standard from '#app/styles/sheets/default.css?url';
import whiteOnBlack from '#app/styles/sheets/white-on-black.css?url';
import yellowOnBlack from '#app/styles/sheets/yellow-on-black.css?url';
import { brandPath, type Brand } from '#app/domain/brand.ts';
import type { ShellDisplay } from '#app/components/page/index.ts';

const STYLESHEETS: Record<ShellDisplay['contrast'], string> = {
  auto,
  default: standard,
  'white-on-black': whiteOnBlack,
  'yellow-on-black': yellowOnBlack,
  'black-on-yellow': blackOnYellow,
};

/** C§2, display settings: the one stylesheet of a page, its contrast's with what is for paper; its address carries the name and the revision. */
export const contrastStylesheet = (contrast: ShellDisplay['contrast']) => STYLESHEETS[contrast];

/** The provider's own colours, which belong to the default contrast alone, and not on paper; null in the others, and where none are set. */
export function brandSheet(contrast: ShellDisplay['contrast'], brand: Brand | undefined) {
  if (!brand || (contrast !== 'default' && contrast !== 'auto')) return null;
  return {
    href: brandPath(brand),
    media: contrast === 'auto' ? 'screen and (prefers-color-scheme: light)' : 'screen',
  };
}
