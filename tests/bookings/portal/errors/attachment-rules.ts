import { walkOf } from '#tests/support/booking-walk.ts';
import type { Rule } from '#tests/house/portal/errors/rule.ts';
import { uploadRules } from '#tests/house/portal/errors/uploads.ts';

const table = 'attachments';

export const rules: readonly Rule[] = [
  ...uploadRules({
    form: 'attachments',
    table,
    pathIn: () => Promise.resolve('/bookings/AMMS/booking-3001/attachments'),
  }),
  ...uploadRules({
    form: 'attachments of a referral',
    table,
    async pathIn(scene) {
      const { draft } = await walkOf(await scene.as('jan.nowak')).atDates();
      return `/newbooking/referral/attachments?draft=${draft}`;
    },
  }),
];
