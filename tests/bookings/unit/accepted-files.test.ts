import { expect, test } from 'vitest';
import { acceptOf } from '#app/domain/bookings/attachments.ts';

const rows: [string[], string][] = [
  [['image/jpeg'], 'image/jpeg,.jpg,.jpeg'],
  [
    ['application/pdf', 'image/jpeg', 'image/png'],
    'application/pdf,.pdf,image/jpeg,.jpg,.jpeg,image/png,.png',
  ],
  [['image/heic', 'application/pdf'], 'application/pdf,.pdf'],
  [[], ''],
];
test.each(rows)('a window for %j offers media types beside endings', (types, accepted) => {
  expect(acceptOf(types)).toBe(accepted);
});
