type Write = (event: Record<string, unknown>, message: string) => void;

/** Structured, never with a payload (security design, Logs). The portal's pino log fits. */
export type Log = Readonly<{ info: Write; warn: Write; error: Write }>;
