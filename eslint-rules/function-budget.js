/**
 * Lines of a loader, an action and a component, from the first to the last of the function (architecture, section 5).
 * A component is a function whose name begins with a capital letter, in a .tsx file.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const functionBudget = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          loader: { type: 'integer' },
          action: { type: 'integer' },
          component: { type: 'integer' },
        },
        required: ['loader', 'action', 'component'],
        additionalProperties: false,
      },
    ],
    messages: { tooLong: '{{name}} has {{lines}} lines; a {{kind}} may have {{budget}}.' },
  },

  create(context) {
    const budgets = context.options[0];

    /** @param {import('eslint').Rule.Node} node */
    function check(node) {
      const name = nameOf(node);
      const kind = kindOf({ name, filename: context.filename });
      if (!kind || !node.loc) return;

      const lines = node.loc.end.line - node.loc.start.line + 1;
      const budget = budgets[kind];
      if (lines > budget) {
        context.report({ node, messageId: 'tooLong', data: { name, kind, budget, lines: String(lines) } });
      }
    }

    return { FunctionDeclaration: check, FunctionExpression: check, ArrowFunctionExpression: check };
  },
};

/** @param {any} node */
function nameOf(node) {
  if (node.id) return node.id.name;
  return node.parent.type === 'VariableDeclarator' ? node.parent.id.name : undefined;
}

/** @param {{ name: string | undefined; filename: string }} named */
function kindOf({ name, filename }) {
  if (name === 'loader' || name === 'action') return name;
  return name && /^[A-Z]/.test(name) && filename.endsWith('.tsx') ? 'component' : undefined;
}
