import { expect, test } from 'vitest';
import { allergyStatus } from '#app/domain/allergies/status.ts';

test.each([
  { isActive: true, cured: false, status: 'active' },
  { isActive: false, cured: false, status: 'inactive' },
  { isActive: false, cured: true, status: 'cured' },
  { isActive: true, cured: true, status: 'cured' },
])('active $isActive, cured $cured: $status', ({ status, ...allergy }) => {
  expect(allergyStatus(allergy)).toBe(status);
});
