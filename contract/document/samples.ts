type Shape = {
  $ref?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  type?: string;
  format?: string;
  pattern?: string;
  minimum?: number;
  minItems?: number;
  items?: Shape;
  properties?: Readonly<Record<string, Shape>>;
  required?: readonly string[];
};

/** Texts of the made-up clinic, of which the first that fits is taken. */
const TEXTS = ['proba-1', '+48600100101', 'AMMS', '1'];
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-10-20T06:10:00.000Z',
  date: '2026-10-20',
  uri: 'https://przychodnia.example/',
};

/** The least value that fits a schema of the document: what a named error carries, to be seen in an example. */
export function sampleOf(shape: Shape, schemas: Readonly<Record<string, Shape>>): unknown {
  const {
    $ref,
    enum: values,
    anyOf,
    oneOf,
    type,
    properties = {},
    required = [],
    minItems = 0,
    items,
  } = shape;
  if ($ref) return sampleOf(schemas[$ref.split('/').pop() ?? ''] ?? {}, schemas);
  if ('const' in shape) return shape.const;
  if (values) return values[0];
  const [choice] = anyOf ?? oneOf ?? [];
  if (choice) return sampleOf(choice, schemas);
  if (type === 'string') return textOf(shape);
  if (type === 'integer' || type === 'number') return Math.max(shape.minimum ?? 1, 1);
  if (type === 'boolean') return false;
  if (type === 'array') return Array.from({ length: minItems }, () => sampleOf(items ?? {}, schemas));
  return Object.fromEntries(required.map((name) => [name, sampleOf(properties[name] ?? {}, schemas)]));
}

function textOf({ format = '', pattern }: Shape) {
  const fits = (text: string) => pattern === undefined || new RegExp(pattern, 'u').test(text);
  return FORMATS[format] ?? TEXTS.find(fits) ?? '';
}
