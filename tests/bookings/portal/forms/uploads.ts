import fc from 'fast-check';
import { expect } from 'vitest';
import type { Form, People } from '#tests/house/portal/forms/row.ts';
import { text } from '#tests/house/portal/forms/texts.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { fileOf, jpeg, page, pdf, png, zip } from '#tests/support/files.ts';

const CONTENTS: [string, () => Buffer][] = [
  ['pdf', pdf],
  ['jpeg', jpeg],
  ['png', png],
  ['page', page],
  ['archive', zip],
  ['empty', () => Buffer.alloc(0)],
];

type Uploading = {
  people: People;
  path: string;
  /** Makes room before each upload. */
  clear?: () => Promise<unknown>;
  /** Somebody else than Anna. */
  by?: Visitor;
};

/** Takes files with any names and contents, whole or broken off: each that came whole has a line of its own. */
export async function uploadForm({ people, path, clear, by }: Uploading): Promise<Form> {
  const visitor = by ?? (await people.as('anna.kowalska')).visitor;
  return {
    known: {
      names: text,
      contents: fc.constantFrom(...CONTENTS.map(([content]) => content)),
      bytesLost: fc.oneof(fc.constant('0'), fc.nat(1_500).map(String)),
    },
    async send({ names = [], contents = [], bytesLost: [bytesLost = '0'] = [], ...fields }) {
      const files = names.map((name, index) => {
        const [, bytesOf = pdf] = CONTENTS.find(([content]) => content === contents[index]) ?? [];
        return fileOf(bytesOf(), name);
      });
      await (clear?.() ?? people.stores.provider.deleteFrom('attachments').execute());
      const lost = Number(bytesLost);
      const answer = await visitor.upload(await visitor.get(path), files, { fields, bytesLost: lost });
      if (answer.status === 422 && lost === 0) {
        const lines = answer.page.querySelectorAll('#upload-files-error span, main .notice-success');
        const named = files.filter(({ name, size }) => name !== '' || size > 0);
        expect(lines).toHaveLength(Math.max(1, named.length));
      }
      return answer;
    },
  };
}
