import autoprefixer from 'autoprefixer';
import tailwindcss from 'tailwindcss';

/** Prefixes for columns of text, of which this house has none: every Firefox reads the gaps of a row or a grid by their own name. */
const withoutColumns = {
  postcssPlugin: 'without-columns',
  OnceExit(root) {
    root.walkDecls(/^-moz-column-/, (declaration) => void declaration.remove());
  },
};

export default { plugins: [tailwindcss, autoprefixer, withoutColumns] };
