import type { FormRow, FormRows } from '#tests/house/portal/forms/row.ts';
import { uploadedBy } from '#tests/house/portal/forms/successes.ts';
import { anything } from '#tests/house/portal/forms/texts.ts';
import type { Scene } from '#tests/support/scene.ts';
import type { Answer, Visitor } from '#tests/support/visitor.ts';
import { bookedForJan } from '#tests/teleconsultations/scene.ts';

/** A form in which only the address and the tokens mean something. */
const plain = (route: string, path: string): Pick<FormRow, 'route' | 'open'> => ({
  route,
  open: async ({ as }) => ({ known: anything, send: (await as('anna.kowalska')).posts(path) }),
});

/** A page of a teleconsultation that is booked for Jan. */
const ofBooked = (step: (jan: Visitor, booking: string) => Promise<Answer>) => async (scene: Scene) => {
  const { jan, booking } = await bookedForJan(scene);
  return step(jan, booking);
};

const VISIT = '/bookings/AMMS/booking-3010';

export const forms: FormRows = {
  'files of a booked teleconsultation, which a visit has none of': {
    ...plain('/bookings/:system/:id/case-files', `${VISIT}/case-files`),
    success: ofBooked((jan, booking) => uploadedBy(jan, `${booking}/case-files`)),
  },
  'deleting one of them': {
    ...plain('/bookings/:system/:id/case-files/:attachmentId/delete', `${VISIT}/case-files/none/delete`),
    success: ofBooked(async (jan, booking) => {
      const { page } = await uploadedBy(jan, `${booking}/case-files`);
      const question = await jan.get(
        page.querySelector('main a[href$="/delete"]')?.getAttribute('href') ?? '',
      );
      return jan.follow(await jan.submit(question));
    }),
  },
  'a description of a booked teleconsultation': {
    ...plain('/bookings/:system/:id/description', `${VISIT}/description`),
    success: ofBooked(async (jan, booking) =>
      jan.follow(await jan.submit(await jan.get(`${booking}/description`), { description: 'Boli.' })),
    ),
  },
};
