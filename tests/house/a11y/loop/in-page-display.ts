/** The functions that make a window show a document in another look; each is sent to the browser as it stands. */

/** As Playwright's setContent does it, and any browser. */
type Writable = { write(html: string): void };
type Noted = { shownBefore?: Set<Element> };

/** Puts a document in the place of the one that is shown, at an address of its own, and waits for its styles and pictures. */
export function writeDocument({ html, path }: { html: string; path: string }) {
  history.replaceState(null, '', path);
  document.open();
  const loaded = new Promise<void>((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
  (document as Writable).write(html);
  document.close();
  return loaded;
}

/** Sets what the display cookie sets in a document: the contrast's stylesheet, the class of the size, which buttons and options are pressed. */
export async function switchDisplay({
  sheet,
  contrast,
  textSize,
  isFolded,
  isNoted,
}: {
  sheet: string;
  contrast: string;
  textSize: string;
  isFolded: boolean;
  /** `shownOtherwise` will be asked; to look at every element costs a quarter of a switch. */
  isNoted: boolean;
}) {
  if (isNoted) {
    const shown = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    (window as unknown as Noted).shownBefore = new Set(shown);
  }

  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
  if (link && link.getAttribute('href') !== sheet) {
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      link.setAttribute('href', sheet);
    });
  }
  for (const { classList } of [document.documentElement, document.body]) {
    for (const name of [...classList])
      if (/^text-\d+$/.test(name)) classList.replace(name, `text-${textSize}`);
  }
  for (const [name, value] of Object.entries({ contrast, textSize })) {
    const withForm = [...document.querySelectorAll(`[formaction*="set=${name}."]`)];
    const alone = [...document.querySelectorAll(`[name^="set.${name}-"]`)];
    for (const button of [...withForm, ...alone]) {
      const choice = button.getAttribute('name') ?? button.getAttribute('formaction');
      const isPressed = new RegExp(`set[.=]${name}[.-]${value}(&|$)`).test(choice ?? '');
      button.setAttribute('aria-pressed', String(isPressed));
    }
    const radios = [...document.querySelectorAll<HTMLInputElement>(`[type=radio][name=${name}]`)];
    if (radios.some((radio) => radio.hasAttribute('checked'))) {
      for (const radio of radios) radio.toggleAttribute('checked', radio.value === value);
    }
  }
  if (isFolded && location.hash !== '#display') location.replace('#display');
}

/** Every element with its attributes in the order of the alphabet, and every text, in the document's order. */
export function contentOf() {
  // What lets large letters break into lines, and keeps dates from it, is no other content.
  const wordsOf = (text: Node) => {
    const words = (text.textContent ?? '').replaceAll('\u200b', '');
    return text.parentElement?.closest('[href^="tel:"], [href^="sms:"]')
      ? words.replaceAll('\u00a0', ' ')
      : words;
  };
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const content: string[] = [];
  let isAfterText = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.matches('.whole, bdi, wbr')) continue;
    if (node instanceof Element) {
      const words = [...node.attributes].map((own) => `${own.name}=${own.value}`).sort();
      content.push([node.localName, ...words].join(' '));
    } else {
      const text = wordsOf(node);
      const before = isAfterText ? (content.pop() ?? '') : '';
      content.push(before + text);
    }
    isAfterText = !(node instanceof Element);
  }
  return content;
}

/**
 * The parts that the last switch showed or hid, as markup; null when some of it lies outside the header, where no two pages
 * are alike. What nobody sees or hears of it is left out: hidden fields, where a form leads, pictures that only decorate;
 * so are the digits of counts.
 */
export function shownOtherwise() {
  const { shownBefore } = window as unknown as Noted;
  const changed = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility() !== shownBefore?.has(element) && !element.closest('svg[aria-hidden="true"]'),
  );
  const isInHeader = changed.every((element) => element.closest('.header'));
  const unheard = /<input type="hidden"[^>]*>| (form)?action="[^"]*"|<svg .*?<\/svg>/gs;
  const markup = changed.map(({ outerHTML }) => outerHTML.replace(unheard, '').replace(/\d+/g, '0'));
  return isInHeader ? markup.join('\n') : null;
}
