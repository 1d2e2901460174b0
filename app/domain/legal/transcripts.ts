const PATH = '/legal/accessibility-evidence/transcripts/';

/** "docs/accessibility/transcripts/sign-in.txt" -> "sign-in": what the transcript's page is called. */
export const transcriptName = (file: string) => file.replace(/^.*\//, '').replace(/\.\w+$/, '');

export const transcriptPath = (file: string) => PATH + transcriptName(file);
