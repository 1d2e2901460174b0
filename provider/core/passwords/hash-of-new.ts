import type { CallContext } from '#provider/core/context.ts';
import { Busy } from '#provider/core/limiter.ts';
import { hashPassword } from './passwords.ts';

/** The hash of a password that is to be kept. @throws BUSY */
export const hashOfNew = ({
  context,
  errors,
  password,
}: {
  context: Pick<CallContext, 'passwordCost'>;
  errors: { BUSY: () => Error };
  password: string;
}) =>
  hashPassword({ password, cost: context.passwordCost }).catch((error: unknown) => {
    throw error instanceof Busy ? errors.BUSY() : error;
  });
