/** Which controls of a document are shown now, a sign each; sent to the browser as it stands. */
export function controlsShown() {
  return [...document.querySelectorAll('a[href], button, summary, input, select, textarea, [tabindex]')]
    .map((element) => (element.checkVisibility({ checkVisibilityCSS: true }) ? '1' : '0'))
    .join('');
}
