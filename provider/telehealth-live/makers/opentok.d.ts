declare module 'opentok' {
  type Failed = Error | null;

  class OpenTok {
    constructor(apiKey: string, apiSecret: string, options: { timeout: number; apiUrl?: string });
    createSession(
      options: { mediaMode: 'routed' | 'relayed' },
      done: (error: Failed, session?: { sessionId: string }) => void,
    ): void;
    generateToken(
      sessionId: string,
      options: { role: 'publisher' | 'moderator'; expireTime: number; data: string },
    ): string;
  }
  export = OpenTok;
}
