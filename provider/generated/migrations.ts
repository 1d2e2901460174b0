// Written by scripts/generate.mjs from the folders beside it; neither edited nor committed.
import { migration as migration0 } from '#provider/migrations/001-clinic.ts';
import { migration as migration1 } from '#provider/migrations/002-booking-sequence.ts';
import { migration as migration2 } from '#provider/migrations/002-prices.ts';
import { migration as migration3 } from '#provider/migrations/003-calendar-feeds.ts';
import { migration as migration4 } from '#provider/migrations/003-phone-codes.ts';
import { migration as migration5 } from '#provider/migrations/004-prescriptions.ts';
import { migration as migration6 } from '#provider/migrations/005-attachments.ts';
import { migration as migration7 } from '#provider/migrations/005-booking-measurements.ts';
import { migration as migration8 } from '#provider/migrations/005-questionnaires.ts';
import { migration as migration9 } from '#provider/migrations/005-referrals.ts';
import { migration as migration10 } from '#provider/migrations/006-teleconsultations.ts';
import { migration as migration11 } from '#provider/migrations/007-codes-of-bookings.ts';
export const migrations = {
  '001-clinic': migration0,
  '002-booking-sequence': migration1,
  '002-prices': migration2,
  '003-calendar-feeds': migration3,
  '003-phone-codes': migration4,
  '004-prescriptions': migration5,
  '005-attachments': migration6,
  '005-booking-measurements': migration7,
  '005-questionnaires': migration8,
  '005-referrals': migration9,
  '006-teleconsultations': migration10,
  '007-codes-of-bookings': migration11,
};
