/** What a comment is opened with, and the stars of its further lines, are not its words. */
const FIRST_WORD = /^[\s*]*(\S+)/;

/**
 * A comment says what something is or does, and why. One that begins with "Of" leaves the reader to guess what the noun
 * before it would have been.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainComments = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { of: 'A comment begins with what it is about (a noun or a verb), not with "Of".' },
  },

  create(context) {
    return {
      Program() {
        const comments = context.sourceCode.getAllComments();
        for (const [index, comment] of comments.entries()) {
          if (FIRST_WORD.exec(comment.value)?.[1] !== 'Of') continue;
          if (!goesOn(comments[index - 1], comment)) context.report({ loc: comment.loc, messageId: 'of' });
        }
      },
    };
  },
};

/**
 * Whether a line goes on with what the line above it says.
 *
 * @param {any} before
 * @param {any} comment
 */
function goesOn(before, comment) {
  if (before?.type !== 'Line' || comment.type !== 'Line') return false;
  return before.loc.end.line + 1 === comment.loc.start.line && !/[.?!:]\s*$/.test(before.value);
}
