/** Syntax that is not written in this or that place, each with what is written instead. */
export const clock = [
  ["CallExpression[callee.object.name='Date'][callee.property.name='now']", 'Date.now()'],
  ["NewExpression[callee.name='Date'][arguments.length=0]", 'new Date()'],
  ["CallExpression[callee.name='Date']", 'Date()'],
].map(([selector, what]) => ({
  selector,
  message: `Only the Clock tells the time: take \`now\` as a parameter instead of ${what}.`,
}));

const costly = [
  {
    // Two rules of types that cost half of ESLint's minutes are off, for they look after enums and mixed classes.
    selector: 'TSEnumDeclaration',
    message: 'A union of strings says the same, and leaves no code.',
  },
  {
    selector: "CallExpression[callee.property.name='normalize'][arguments.length=1]",
    message: "normalized(text, form) takes no time by the square of a text's length.",
  },
];

export const environment = [
  ...costly,
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: 'Settings are read once, at the start of a process; take them as a parameter.',
  },
];

export const markup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is rendered as text.',
  },
  {
    selector: 'JSXText[value=/\\p{L}/u]',
    message: 'Text lives in locales/.',
  },
  ...[
    ':matches(JSXElement[openingElement.name.name=/^a$|Link$/])',
    'JSXExpressionContainer:has(JSXElement[openingElement.name.name=/^a$|Link$/])',
  ].map((link) => ({
    selector: `${link} + JSXText[value=/^\\s*[.,;:!?)]/]`,
    message: 'A link is a box of its own: a sign behind it stands alone on a line of very large letters.',
  })),
];

export const ariaOfRoutes = [
  {
    selector: 'JSXAttribute[name.name=/^(aria-.*|role)$/]',
    message: 'Components own all ARIA; a route says only what is on the page.',
  },
];

export const messages = [
  {
    selector:
      'CallExpression[callee.property.name=/^(string|number|boolean|literal|enum|array|record|min|max|length|regex|refine)$/] > ObjectExpression > Property[key.name=/^(error|message)$/]',
    message: 'A form’s message is a key of the texts: said(key).',
  },
  {
    selector: "CallExpression[callee.property.name='addIssue']",
    message: 'A form’s message is a key of the texts: issue(context, key).',
  },
];

export const skippedTests = [
  {
    selector:
      'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|only|todo|fixme|fails)$/]',
    message: 'Every test runs.',
  },
];

/**
 * @param {object[][]} groups
 * @returns {{ 'no-restricted-syntax': ['error', ...object[]] }}
 */
export const restricted = (...groups) => ({ 'no-restricted-syntax': ['error', ...groups.flat()] });
