import type { LoaderFunctionArgs } from '@remix-run/node';
import { plainText } from '#app/domain/text.ts';
import { requireAccount } from '#app/services/access/guard.server.ts';
import { recordingOf } from './telehealth.server.ts';

/** The transcript as one caption of the whole recording; a blank line would end it. */
export async function loader(args: LoaderFunctionArgs) {
  const request = await requireAccount(args);
  const { transcript } = await recordingOf(request, args.params);
  const words = (transcript ? plainText(transcript) : '').replaceAll('-->', '→').replaceAll(/\n{2,}/g, '\n');
  const text = `WEBVTT\n\n00:00:00.000 --> 99:59:59.000\n${words}\n`;
  return new Response(text, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
}
