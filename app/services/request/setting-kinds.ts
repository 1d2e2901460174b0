import { z } from 'zod';

export const switchOf = z.enum(['true', 'false']).transform((value) => value === 'true');
export const port = z.coerce.number().int().min(0).max(65535);

/** What the portal shows a host with every call; visible ASCII, as it goes into a header. */
export const callersKey = z.string().regex(/^[!-~]{32,200}$/);

export const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'six hexadecimal digits after #, like #0b4a66')
  .toLowerCase();

export const milliseconds = z.coerce.number().int().min(1);
