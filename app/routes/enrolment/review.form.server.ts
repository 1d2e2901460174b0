import { z } from 'zod';
import { said } from '#app/services/forms/fields.ts';

type Consent = { isAsked: boolean; version: string };

/** The last page: the box of the consent, where one is asked for, and which words stood beside it. */
export const reviewForm = ({ isAsked, version }: Consent) =>
  z.object({
    consent: isAsked ? z.literal('on', said('enrolment:consent.required')) : z.string().optional(),
    consentVersion: isAsked ? z.literal(version, said('enrolment:consent.changed')) : z.string().optional(),
  });
export type ReviewForm = ReturnType<typeof reviewForm>;
