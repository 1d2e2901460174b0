import { z } from 'zod';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { parseWithZod } from './parse.server.ts';

/** A form that asks nothing: its button is the answer. */
export const ButtonForm = z.object({});

/** Such a form as it was sent. */
export const pressed = async (request: PortalRequest) =>
  parseWithZod(await request.form(), { schema: ButtonForm });
