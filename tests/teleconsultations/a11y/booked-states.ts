import type { State } from '#tests/house/a11y/loop/state.ts';
import { fileOf, page as htmlPage, pdf } from '#tests/support/files.ts';
import type { Visitor } from '#tests/support/visitor.ts';
import { linkIn, whileFailing } from '#tests/teleconsultations/scene.ts';
import { booked, cancel, whileBooked } from './scene.ts';

const ofBooking = (page: string) => ({ route: `bookings/:system/:id/${page}`, area: 'bookings' }) as const;
const files = ofBooking('case-files');
const description = ofBooking('description');
const GOOD = fileOf(pdf(), 'skan.pdf');

const withFiles = async (booking: string, visitor: Visitor, chosen: File[]) =>
  visitor.upload(await visitor.get(`${booking}/case-files`), chosen);

/** Pages of a teleconsultation that stands. */
export const bookedStates: readonly State[] = [
  {
    ...files,
    name: 'none yet',
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/case-files`)),
  },
  {
    ...files,
    name: 'one was added',
    show: whileBooked(async (booking, visitor) => visitor.follow(await withFiles(booking, visitor, [GOOD]))),
  },
  {
    ...files,
    name: 'one is refused, one is taken',
    status: 422,
    errors: 1,
    show: whileBooked((booking, visitor) =>
      withFiles(booking, visitor, [fileOf(htmlPage(), 'strona.pdf'), GOOD]),
    ),
  },
  {
    ...files,
    name: 'not sent, for nothing answers',
    status: 503,
    errors: 1,
    show: whileBooked((booking, visitor, { scene }) =>
      whileFailing(scene, { call: 'files' }, () => withFiles(booking, visitor, [GOOD])),
    ),
  },
  {
    ...files,
    name: 'it is canceled',
    show: booked(async (booking, visitor) => {
      await visitor.follow(await cancel(booking, visitor));
      return visitor.get(`${booking}/case-files`);
    }),
  },
  {
    ...ofBooking('case-files/:attachmentId/delete'),
    name: 'asks whether to delete it',
    show: whileBooked(async (booking, visitor) => {
      const added = await visitor.follow(await withFiles(booking, visitor, [GOOD]));
      return visitor.get(linkIn(added, '/delete'));
    }),
  },
  {
    route: 'bookings/:system/:id/case-files/:attachmentId',
    name: '404',
    status: 404,
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/case-files/none`)),
  },
  {
    ...description,
    name: 'empty',
    show: whileBooked((booking, visitor) => visitor.get(`${booking}/description`)),
  },
  {
    ...description,
    name: 'nothing is written',
    status: 400,
    errors: 1,
    show: whileBooked(async (booking, visitor) =>
      visitor.submit(await visitor.get(`${booking}/description`)),
    ),
  },
  {
    route: 'bookings',
    area: 'bookings',
    name: 'after a cancellation of which the telehealth system does not know yet',
    show: booked((booking, visitor, { scene }) =>
      whileFailing(scene, { call: 'consultations.cancel' }, async () =>
        visitor.follow(await cancel(booking, visitor)),
      ),
    ),
  },
];
