import { transcriptName } from '#app/domain/legal/transcripts.ts';
import { proof } from '#app/domain/legal/proof.ts';

/** As they were when the portal was built. */
const files = import.meta.glob<string>('/docs/accessibility/**/*.{txt,md}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns a transcript that the evidence names, line by line; null: there is none of that name. */
export function transcriptCalled(wanted: string) {
  const found = proof.evidence.transcripts.find(({ file }) => transcriptName(file) === wanted);
  const text = found && files[`/${found.file.replace(/^\.?\//, '')}`];
  if (!found || text === undefined) return null;
  const lines = text.split('\n').map((line) => line.trim());
  return { ...found, lines: lines.filter((line) => line !== '') };
}
