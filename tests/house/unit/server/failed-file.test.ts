import { expect, it } from 'vitest';
import { areaIsOff, noDocument, noFileAtKiosk, partIsOff } from '#app/services/access/problems.server.ts';
import { failedFile } from '#server/gate/failed-file.ts';

it.each([
  [areaIsOff(), { status: 404, reason: 'area-off' }],
  [partIsOff(), { status: 404, reason: 'part-off' }],
  [noDocument(), { status: 404, reason: 'no-document' }],
  [noFileAtKiosk(), { status: 403, reason: 'kiosk-files' }],
  [
    new Response(null, { status: 404, headers: { 'x-remix-error': 'yes' } }),
    { status: 404, reason: 'not-found' },
  ],
  [
    new Response(null, { status: 500, headers: { 'x-remix-error': 'yes' } }),
    { status: 503, reason: 'unavailable' },
  ],
  [new Response('file'), null],
])('a file that cannot be had says why', (answer, refusal) => {
  expect(failedFile(answer)).toEqual(refusal);
});
