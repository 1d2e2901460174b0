/** The opening of a comment, and the stars of its further lines, are not its words. */
const FIRST_WORD = /^[\s*]*(\S+)/;

/**
 * A comment says what something is or does, and why. One that begins with "Of" leaves the reader to guess what the noun
 * before it would have been. What documents a declaration (a comment with two stars) begins with a noun or a verb: for these
 * `riddles` names further words that are refused, `longest` how many characters a line of it has at most.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [
      {
        type: 'object',
        properties: {
          riddles: { type: 'array', items: { type: 'string' } },
          longest: { type: 'integer' },
        },
        required: ['riddles'],
        additionalProperties: false,
      },
    ],
    messages: {
      riddle: 'A comment begins with what it is about (a noun or a verb), not with "{{word}}".',
      long: 'A line of a comment has {{most}} characters at most.',
    },
  },

  create(context) {
    const { riddles, longest = Infinity } = context.options[0] ?? { riddles: [] };

    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          const word = FIRST_WORD.exec(comment.value)?.[1] ?? '';
          const isRiddle = word === 'Of' ? !goesOn(comments[index - 1], comment) : isDocumenting(comment);
          if (isRiddle && ['Of', ...riddles].includes(word))
            context.report({ loc: comment.loc, messageId: 'riddle', data: { word } });
          const isLong = context.sourceCode.lines
            .slice(comment.loc.start.line - 1, comment.loc.end.line)
            .some((line) => line.length > longest);
          if (isLong)
            context.report({ loc: comment.loc, messageId: 'long', data: { most: String(longest) } });
        }
      },
    };
  },
};

/** @param {any} comment */
const isDocumenting = ({ type, value }) => type === 'Block' && value.startsWith('*');

/**
 * Tells whether a line goes on with what the line above it says.
 *
 * @param {any} before
 * @param {any} comment
 */
function goesOn(before, comment) {
  if (before?.type !== 'Line' || comment.type !== 'Line') return false;
  return before.loc.end.line + 1 === comment.loc.start.line && !/[.?!:]\s*$/.test(before.value);
}
