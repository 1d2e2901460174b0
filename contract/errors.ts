export const NOT_FOUND = { status: 404 } as const;
