import type { FramePart } from '#provider/core/frame-part.ts';
import { patientView } from './view.ts';

/** For whom the account may act. */
export const frame: FramePart = {
  isNeeded: true,
  say: async ({ access }) => ({ patients: (await access.patients('patients.list')).map(patientView) }),
};
