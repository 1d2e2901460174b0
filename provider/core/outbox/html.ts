import type { Language } from '#provider/core/words.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const ADDRESS = /https?:\/\/[^\s<>"]+/g;

/** The HTML part of a mail, of the very text of the other part: paragraphs, lines, and addresses as links. */
export function htmlOf({ language, subject, text }: { language: Language; subject: string; text: string }) {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => `<p>${linesOf(paragraph)}</p>`);
  return `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="font: 1rem/1.5 sans-serif; max-width: 40em">
${paragraphs.join('\n')}
</body>
</html>
`;
}

const linesOf = (paragraph: string) =>
  paragraph
    .split('\n')
    .map((line) => escaped(line).replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`))
    .join('<br>');

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
