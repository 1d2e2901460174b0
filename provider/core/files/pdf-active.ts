import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { meant, nameOf, type Structure } from './pdf-objects.ts';

type Kinds = keyof typeof HARMLESS;
/** Actions that turn to another place of the same document, or show and hide parts of it: they may run by themselves. */
const BY_ITSELF: ReadonlySet<string> = new Set([
  ...['GoTo', 'GoToDp', 'Hide', 'Named', 'SetOCGState', 'Thread', 'Trans'],
]);
/** The values with which "Named" may run by itself. */
const TURNS: ReadonlySet<string> = new Set(['FirstPage', 'LastPage', 'NextPage', 'PrevPage', 'Print']);
/** Actions that may stand where somebody has to press. */
const WHEN_PRESSED: ReadonlySet<string> = new Set([...BY_ITSELF, 'GoToR', 'ResetForm', 'URI']);
const HARMLESS = { byItself: BY_ITSELF, whenPressed: WHEN_PRESSED };
/** Whoever writes it, and wherever it stands. */
const RUNNING: ReadonlySet<string> = new Set([
  ...[
    'GoTo3DView',
    'GoToE',
    'ImportData',
    'JavaScript',
    'Launch',
    'Movie',
    'Rendition',
    'RichMediaExecute',
    'Sound',
    'SubmitForm',
  ],
]);
/** Parts that are programs, forms of another kind, or other files. */
const PARTS: ReadonlySet<string> = new Set([
  'EF',
  'FFilter',
  'JavaScript',
  'RichMediaContent',
  'RichMediaSettings',
  'XFA',
]);
const KINDS: ReadonlySet<string> = new Set([
  ...['3D', 'EmbeddedFile', 'FileAttachment', 'Movie', 'RichMedia', 'Screen', 'Sound'],
]);

/** True where a document does something by itself, sends something, or holds a program or another file. */
export const isActive = (structure: Structure): boolean =>
  someDict(structure, (dict) => isActiveDict({ structure, dict })) ||
  structure.streams.some(({ dict }) => hasFile({ structure, dict })) ||
  structure.unreadable.some(isSuspect);

/** True where a picture in it has more points than anybody can open. */
export const hasPictureBeyond = (structure: Structure, isTooLarge: (size: Size) => boolean): boolean =>
  someDict(structure, (dict) => {
    const [width, height] = ['Width', 'Height'].map((key) => meant(structure, dict.get(nameOf(key))).at(-1));
    return (
      width instanceof PDFNumber &&
      height instanceof PDFNumber &&
      isTooLarge({ width: width.asNumber(), height: height.asNumber() })
    );
  });
type Size = { width: number; height: number };

/** Walks through what stands directly in each object; what is referred to is an object of its own. */
function someDict({ objects }: Structure, isFound: (dict: PDFDict) => boolean) {
  const waiting = [...objects];
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFArray) for (const part of object.asArray()) waiting.push(part);
    if (!(object instanceof PDFDict)) continue;
    if (isFound(object)) return true;
    for (const part of object.values()) waiting.push(part);
  }
  return false;
}

type Looking = { structure: Structure; dict: PDFDict };

function isActiveDict({ structure, dict }: Looking) {
  return dict.entries().some(([key, value]) => {
    if (value === PDFNull) return false;
    const name = key.decodeText();
    if (PARTS.has(name)) return true;
    const words = () => namesMeant({ structure, value });
    if (name === 'S')
      return words().some((word) => RUNNING.has(word) || leadsAway({ structure, dict, word }));
    if (name === 'Subtype' || name === 'Type') return words().some((word) => KINDS.has(word));
    if (name === 'URI' || name === 'Base') return meant(structure, value).some(isProgram);
    if (name === 'Ref')
      return meant(structure, value).some(
        (one) => one instanceof PDFDict && hasFile({ structure, dict: one }),
      );
    if (name === 'EmbeddedFiles') return meant(structure, value).some((tree) => !isEmptyTree(tree));
    if (name === 'OpenAction') return !isHarmless({ structure, value, kinds: 'byItself' });
    if (name === 'AA') return !areHarmless({ structure, value });
    return (name === 'A' || name === 'PA') && !isHarmless({ structure, value, kinds: 'whenPressed' });
  });
}

/** The beginnings that an address may have; any other may start a program of the reader's, or open a file of theirs. */
const ADDRESS =
  /^(?:https?|ftps?|mailto|tel|fax|sms|geo|sip|urn|doi|cid|mid|about|webcal|whatsapp|[\w-]+(?:\.[\w-]+)+(?=:\d)):/i;
/** Whatever stands before the colon, and a path of a network. */
const OTHER = /^(?:[a-z][\w+.-]*:|\\|\/[\\/])/i;

const textsMeant = (one: PDFObject) =>
  one instanceof PDFString || one instanceof PDFHexString
    ? [one.decodeText().replace(/[\s\p{Cc}\p{Cf}]/gu, '')]
    : [];

const isProgram = (address: PDFObject) =>
  textsMeant(address).some((text) => OTHER.test(text) && !ADDRESS.test(text));

/** True where a file is named in place of bits of a document, in a stream of its own or in an action. */
const hasFile = ({ structure, dict }: Looking) =>
  meant(structure, dict.get(nameOf('F'))).some((file) => file !== PDFNull && !(file instanceof PDFNumber));

/** A thread of another file, or another document that does not simply lie beside this one. */
const leadsAway = ({ structure, dict, word }: Looking & { word: string }) => {
  if (word === 'Thread') return hasFile({ structure, dict });
  return (
    word === 'GoToR' && meant(structure, dict.get(nameOf('F'))).some((file) => isFarFile({ structure, file }))
  );
};

const PATHS = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map(nameOf);

function isFarFile({ structure, file }: { structure: Structure; file: PDFObject }): boolean {
  if (!(file instanceof PDFDict))
    return textsMeant(file).some((path) => /^(?:[\\/]|[a-z][\w+.-]*:)/i.test(path));
  if (file.has(nameOf('FS'))) return true;
  return PATHS.some((key) =>
    meant(structure, file.get(key)).some(
      (path) => !(path instanceof PDFDict) && isFarFile({ structure, file: path }),
    ),
  );
}

const namesMeant = ({ structure, value }: { structure: Structure; value: PDFObject | undefined }) =>
  meant(structure, value).flatMap((one) => (one instanceof PDFName ? [one.decodeText()] : []));

const isEmptyTree = (tree: PDFObject) =>
  tree === PDFNull ||
  (tree instanceof PDFDict &&
    tree.values().every((branch) => branch instanceof PDFArray && branch.size() === 0));

/** True where all that runs at an event, of a page, a field or the document, is harmless. */
const areHarmless = ({ structure, value }: { structure: Structure; value: PDFObject }) =>
  meant(structure, value).every(
    (events) =>
      !(events instanceof PDFDict) ||
      events.values().every((event) => isHarmless({ structure, value: event, kinds: 'byItself' })),
  );

type Acting = { structure: Structure; value: PDFObject; kinds: Kinds };

/** An action of these kinds and all that follow it; a place in the document is none. */
function isHarmless({ structure, value, kinds }: Acting): boolean {
  return meant(structure, value).every((action) => {
    if (!(action instanceof PDFDict) || structure.harmless[kinds].has(action)) return true;
    structure.harmless[kinds].add(action);
    const known = namesMeant({ structure, value: action.get(nameOf('S')) });
    if (known.some((kind) => !HARMLESS[kinds].has(kind))) return false;
    if (kinds === 'byItself' && known.includes('Named') && !isTurn({ structure, dict: action })) return false;
    return meant(structure, action.get(nameOf('Next')))
      .flatMap((next) => (next instanceof PDFArray ? next.asArray() : [next]))
      .every((next) => isHarmless({ structure, value: next, kinds }));
  });
}

const isTurn = ({ structure, dict }: Looking) =>
  namesMeant({ structure, value: dict.get(nameOf('N')) }).every((name) => TURNS.has(name));

/** Names that an object which cannot be read must not have: a viewer may be able to. */
const SUSPECT =
  /\/(?:AA?|EF|EmbeddedFiles?|Encrypt|FFilter|FileAttachment|First|GoTo3DView|GoTo[ER]|ImportData|JavaScript|JS|Launch|Movie|Next|ObjStm|OpenAction|PA|Rendition|RichMedia\w*|Screen|Sound|SubmitForm|Thread|XFA)(?![^\s\0()<>[\]{}/%])/;

const isSuspect = (part: string) =>
  SUSPECT.test(
    part.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );
