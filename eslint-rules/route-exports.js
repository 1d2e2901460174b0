const order = ['loader', 'action', 'default'];

/**
 * A route module exports loader, action and default, in this order, and nothing else but Remix's headers and ErrorBoundary
 * and types (architecture, section 5). Titles are data of the loader (docs/decisions/001-titles-and-text-keys.md), so that
 * there is no meta; nothing is read of a handle.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const routeExports = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      order: `Route modules export ${order.join(', ')} in this order; "{{name}}" comes too late.`,
      stranger: 'A route module does not export "{{name}}"; put it where its owner is.',
    },
  },

  create(context) {
    let last = -1;

    /** @param {{ node: import('eslint').Rule.Node; name: string }} exported */
    function check({ node, name }) {
      if (name === 'headers' || name === 'ErrorBoundary') return;
      const place = order.indexOf(name);
      if (place < 0) context.report({ node, messageId: 'stranger', data: { name } });
      else if (place < last) context.report({ node, messageId: 'order', data: { name } });
      last = Math.max(last, place);
    }

    return {
      /** @param {any} node */
      ExportNamedDeclaration(node) {
        if (node.exportKind === 'type') return;
        for (const name of exportedNames(node)) check({ node, name });
      },
      ExportDefaultDeclaration: (node) => check({ node, name: 'default' }),
    };
  },
};

/** @param {any} node */
function exportedNames({ declaration, specifiers }) {
  if (declaration?.id) return [declaration.id.name];
  if (declaration) return declaration.declarations.map(({ id }) => id.name);
  return specifiers.filter(({ exportKind }) => exportKind !== 'type').map(({ exported }) => exported.name);
}
