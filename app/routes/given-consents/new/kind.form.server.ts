import { z } from 'zod';
import { OfferedKind } from '#app/journeys/consent/draft.ts';
import { said } from '#app/services/forms/fields.ts';

/** One of the kinds that are offered now; none is chosen beforehand (S-27, A-72). */
export const kindForm = (offered: readonly OfferedKind[]) =>
  z.object({
    kind: z
      .enum(OfferedKind.options, said('consent-wizard:kind.required'))
      .refine((kind) => offered.includes(kind), said('consent-wizard:kind.notOffered')),
  });
export type KindForm = ReturnType<typeof kindForm>;
