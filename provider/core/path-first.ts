import type { OpenAPIHandlerOptions } from '@orpc/openapi/fetch';
import { StandardOpenAPICodec, StandardOpenAPIMatcher } from '@orpc/openapi/standard';
import {
  StandardBracketNotationSerializer,
  StandardOpenAPIJsonSerializer,
  StandardOpenAPISerializer,
} from '@orpc/openapi-client/standard';
import { FetchHandler } from '@orpc/server/fetch';
import { StandardHandler } from '@orpc/server/standard';
import type { CallContext } from './context.ts';
import type { router } from './router.ts';

/** Reads a call as the contract says, and what stands in its address stands: a field of that name in the query or the body is passed over. */
class PathFirstCodec extends StandardOpenAPICodec {
  override async decode(...call: Parameters<StandardOpenAPICodec['decode']>) {
    const [, params] = call;
    const input = await super.decode(...call);
    return isFields(input) ? { ...input, ...params } : input;
  }
}

/** Fields, and neither a list nor a file: of these no call has any. */
const isFields = (input: unknown): input is object => {
  if (typeof input !== 'object' || input === null) return false;
  const kind: unknown = Object.getPrototypeOf(input);
  return kind === null || kind === Object.prototype;
};

/** The library's own handler of an OpenAPI contract but for what it does when an address and a body say different things. */
export class PathFirstHandler extends FetchHandler<CallContext> {
  constructor(calls: typeof router, options: OpenAPIHandlerOptions<CallContext>) {
    const serializer = new StandardOpenAPISerializer(
      new StandardOpenAPIJsonSerializer(),
      new StandardBracketNotationSerializer(),
    );
    const codec = new PathFirstCodec(serializer);
    super(new StandardHandler(calls, new StandardOpenAPIMatcher(), codec, options), options);
  }
}
