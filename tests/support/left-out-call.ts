/** The answer of a host to a call that it leaves out. */
export const leftOut = () =>
  Response.json({ defined: true, code: 'NOT_FOUND', status: 404, message: '' }, { status: 404 });

/** The call that says in one answer what the frame would ask five calls for (decision 205). */
export const FRAME_PATH = '/portal/api/frame';
