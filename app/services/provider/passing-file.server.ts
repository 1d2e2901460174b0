import { parse } from 'content-disposition';

/** A file of an answer that is not here yet: `stream` hands its bytes on while they come. */
export class PassingFile extends File {
  readonly #response: Response;
  readonly #size: number;

  constructor({ response, size }: { response: Response; size: number }) {
    super([], nameOf(response), { type: response.headers.get('content-type') ?? '' });
    this.#response = response;
    this.#size = size;
  }
  override get size() {
    return this.#size;
  }
  override stream() {
    return this.#response.body ?? super.stream();
  }
  override arrayBuffer() {
    return this.#response.arrayBuffer();
  }
  override text() {
    return this.#response.text();
  }
}

const nameOf = ({ headers }: Response) =>
  parse(headers.get('content-disposition') ?? '').parameters['filename'] ?? 'file';
