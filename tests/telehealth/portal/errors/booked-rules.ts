import { withValues, type ErrorText } from '#app/services/text/error-text.ts';
import { at, type Rule } from '#tests/house/portal/errors/rule.ts';
import { said } from '#tests/house/portal/errors/uploads.ts';
import { fileOf, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedForJan } from '#tests/teleconsultations/scene.ts';

/** A page of a teleconsultation of Jan's, which is canceled afterwards. */
const ofBooked =
  (rest: string, send: (visitor: Visitor, page: Answer) => Promise<Answer>) => async (scene: Scene) => {
    const { jan, booking } = await bookedForJan(scene);
    const answer = await send(jan, await jan.get(booking + rest));
    await jan.submit(await jan.get(`${booking}/cancel`));
    return answer;
  };

const description = (name: string, typed: string, text: ErrorText): Rule => ({
  form: 'a description of a booked teleconsultation',
  name,
  status: 400,
  errors: [at('description-description', text)],
  kept: { description: typed },
  send: ofBooked('/description', (visitor, page) => visitor.submit(page, { description: typed })),
});

const files = (name: string, chosen: File[], ...texts: ErrorText[]): Rule => ({
  form: 'files of a booked teleconsultation',
  name,
  status: 422,
  errors: [at('upload-files', ...texts)],
  send: ofBooked('/case-files', (visitor, page) => visitor.upload(page, chosen)),
});

const notSent = (name: string) => withValues('medical-cases:files.notSent', { name });

export const rules: readonly Rule[] = [
  description('nothing', '', 'medical-cases:description.required'),
  description('2001 signs', 'ą'.repeat(2001), 'medical-cases:description.tooLong'),
  files('nothing chosen', [], said('none')),
  files(
    'one that is no document',
    [fileOf(htmlPage(), 'strona.pdf'), fileOf(pdf(), 'wynik.pdf')],
    notSent('strona.pdf'),
    said('TYPE', 'strona.pdf'),
  ),
];
