import { describe, expect, it } from 'vitest';
import { allInOne, filesByType } from '#app/domain/record/documents.ts';
import { providerText } from '#app/domain/text.ts';
import { archiveOf } from '#provider/core/files/archive.ts';
import { isArchived } from '#provider/core/files/documents.ts';

const document = (type: string, name: string, size = 10) => ({
  type,
  typeName: providerText(`rodzaj ${type}`),
  name,
  size,
  mediaType: 'application/pdf',
});

describe('the documents of a visit', () => {
  it('come one file a type, as an archive where there are several and always of 06.10 (A-119)', () => {
    const documents = [
      document('00.20', 'karta.pdf'),
      document('05.10', 'a.pdf', 1),
      document('05.10', 'b.pdf', 2),
      document('06.10', 'wynik.pdf'),
    ];
    const files = filesByType(documents);
    expect(files.map(({ type, names, mediaType, size }) => [type, names.length, mediaType, size])).toEqual([
      ['00.20', 1, 'application/pdf', 10],
      ['05.10', 2, 'application/zip', 3],
      ['06.10', 1, 'application/zip', 10],
    ]);
    for (const { type, mediaType } of files)
      expect(isArchived(documents.filter((one) => one.type === type))).toBe(mediaType === 'application/zip');
    expect(allInOne(documents)).toEqual({ count: 4, size: 23 });
    expect(allInOne(documents.slice(0, 1))).toBeNull();
    expect(allInOne([])).toBeNull();
  });

  it('keep their bytes in an archive, and two of one name are told apart', () => {
    const files = ['ąę.txt', 'ąę.txt', 'bez'].map((name, index) => ({
      name,
      bytes: Buffer.from(`treść ${index}`),
    }));
    const archive = Buffer.from(archiveOf(files)).toString();
    for (const name of ['ąę.txt', 'ąę (2).txt', 'bez']) expect(archive).toContain(name);
    for (const { bytes } of files) expect(archive).toContain(bytes.toString());
  });
});
