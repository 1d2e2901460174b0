import type { PaymentGateway } from '#provider/core/outside/payment-gateway.ts';
import { heard } from './heard.ts';
import type { Hearing } from './hearing.ts';

/** Where the gateway tells of changes: below the portal's address when the provider is embedded, else below the provider's own. */
export const CALL_BACK_PATH = '/payment-notifications';

/** The number of bytes that a call-back may have. */
const MOST_BYTES = 16 * 1024;

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...headers, 'cache-control': 'no-store' } });

/**
 * Answers the gateway: 200, so that it stops repeating, for all that it has signed, also where nothing follows from it; 400 for what
 * it has not signed; 500 when it should come again. Neither cookies nor sessions are looked at.
 */
export function createCallBacks({ gateway, ...hearing }: Hearing & { gateway: PaymentGateway | null }) {
  const { log } = hearing;
  return async (request: Request): Promise<Response> => {
    if (!gateway) return answer(404);
    if (request.method !== 'POST') return answer(405, { allow: 'POST' });
    const body = await bodyOf(request);
    if (body === null) return answer(413);
    const said = gateway.check({ body, headers: request.headers });
    if (said.kind === 'FORGED') {
      log.warn({ bytes: body.length }, 'a payment call-back that the gateway has not signed');
      return answer(400);
    }
    if (said.kind === 'OTHER') return answer(200);
    try {
      await heard(hearing, { said, by: 'GATEWAY' });
      return answer(200);
    } catch (error) {
      log.error({ failure: error instanceof Error ? error.name : 'unknown' }, 'payment call-back not kept');
      return answer(500);
    }
  };
}

/** The bytes as they came, for the signature is over them; null: too many. */
async function bodyOf(request: Request): Promise<Uint8Array | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
    size += read.value.byteLength;
    if (size > MOST_BYTES) {
      await reader?.cancel();
      return null;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}
