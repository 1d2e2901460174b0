import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';
import type { Texts } from './texts.server.ts';

const ticked = (
  text: object | null,
  required: 'registration:consents.needed' | 'enrolment:consent.required',
) => (text === null ? z.string().optional() : z.literal('on', said(required)));

type Rules = Readonly<{ texts: Pick<Texts, 'patient' | 'register'>; of: string }>;

/** A box each, of which marketing may be left; `of`: the texts that stood beside them. */
export const consentsForm = ({ texts, of }: Rules) =>
  z.object({
    patient: ticked(texts.patient, 'enrolment:consent.required'),
    register: ticked(texts.register, 'registration:consents.needed'),
    marketing: z.string().optional(),
    sum: z.string().optional(),
    of: z.literal(of, said('enrolment:consent.changed')),
  });
export type ConsentsForm = ReturnType<typeof consentsForm>;
