/**
 * An object literal that is spread into another, or into an element, only saves lines: `{ ...{ a, b } }` says no more than
 * `{ a, b }`. What is spread has a name or is computed.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const spreadLiterals = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { literal: 'Write the properties themselves: a literal is not spread.' },
  },

  create(context) {
    /** @param {any} node */
    const check = ({ argument }) => {
      const spread = argument.type === 'TSAsExpression' ? argument.expression : argument;
      if (spread.type === 'ObjectExpression') context.report({ node: argument, messageId: 'literal' });
    };
    return {
      'ObjectExpression > SpreadElement': check,
      JSXSpreadAttribute: check,
    };
  },
};
