const LINE_HEIGHT = 28;

/** A PDF of one page with a few lines, without diacritics: the smallest file of the seed that a reader of PDF opens. */
export function plainPdf(lines: readonly string[]) {
  const words = lines
    .map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -${LINE_HEIGHT} Td`)
    .join('\n');
  const drawn = `BT /F1 14 Tf 60 770 Td\n${words}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pl) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A sheet of paper, as a picture of 120 × 80 points. */
export const plainPicture = () => Buffer.from(SHEET, 'base64');

const SHEET =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAABQCAMAAADlRUG7AAAACVBMVEXW4uj///8oPFDLp079AAAARklEQVR42u3UwQkAQAgDQbX/' +
  'oq+HQ0RhtoH5hERI0uFyIDAYDAaDf+Fqbj9sXGAw2Ff7ajAYDPbVvhoMBoPBYDB4LyxJR3p7HxlR5+L1PgAAAABJRU5ErkJggg==';
