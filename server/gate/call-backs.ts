import { Busy, createLimiter } from '#provider/core/limiter.ts';

/** So few at once, so that patients' pages go on; those beyond the queue come again, as a gateway does. */
const AT_ONCE = 4;
const QUEUE = 200;
const AGAIN_IN_SECONDS = '5';

type Handler = (request: Request) => Promise<Response>;

/**
 * The rule for what a payment gateway tells an embedded provider: passed on with its bytes as they are, without cookies, sessions or the
 * limits of patients' addresses, and with one of its own. What it weighs and says is the provider's to decide.
 */
export function createCallBackRule(handler: Handler): Handler {
  const inTurn = createLimiter({ atOnce: AT_ONCE, queue: QUEUE });
  return async (request) => {
    try {
      return await inTurn(() => handler(request));
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return new Response(null, { status: 503, headers: { 'retry-after': AGAIN_IN_SECONDS } });
    }
  };
}
