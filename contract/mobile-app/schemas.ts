import { z } from 'zod';
import { Instant } from '#contract/primitives.ts';

export const MobileApp = z
  .object({
    value: z
      .boolean()
      .describe('Registered: a phone has taken a PIN, or a PIN waits to be typed there (A§4).'),
    pinUntil: Instant.optional().describe(
      'Until when a PIN waits that nobody has typed yet; its digits are told once.',
    ),
    hasUnit: z.boolean().optional().describe('Linked with a medical unit in the mobile application.'),
  })
  .meta({ id: 'MobileApp', description: 'A§4. How a patient’s mobile application stands.' });

export const MobilePin = z
  .object({
    value: z
      .string()
      .regex(/^\d{8}$/)
      .describe('The PIN; this answer alone has it.'),
    validUntil: Instant.optional().describe('Ten minutes later where it is not told.'),
  })
  .meta({ id: 'MobilePin', description: 'A-82. What is typed into the mobile application, once.' });
