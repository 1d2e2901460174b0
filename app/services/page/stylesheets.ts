import auto from '#app/styles/contrast-auto.css?url';
import blackOnYellow from '#app/styles/contrast-black-on-yellow.css?url';
import standard from '#app/styles/contrast-default.css?url';
import whiteOnBlack from '#app/styles/contrast-white-on-black.css?url';
import yellowOnBlack from '#app/styles/contrast-yellow-on-black.css?url';
import type { ShellDisplay } from '#app/components/page/index.ts';

const STYLESHEETS: Record<ShellDisplay['contrast'], string> = {
  auto,
  default: standard,
  'white-on-black': whiteOnBlack,
  'yellow-on-black': yellowOnBlack,
  'black-on-yellow': blackOnYellow,
};

/** C§2, display settings: the stylesheet of a contrast; its address carries the name and the revision. */
export const contrastStylesheet = (contrast: ShellDisplay['contrast']) => STYLESHEETS[contrast];
