import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { page, type Frame } from './page.ts';

const PROBLEMS = {
  400: 'Nieprawidłowe dane',
  403: 'Formularz z innej strony',
  404: 'Nie znaleziono',
  409: 'Tej zmiany nie można już zrobić',
  413: 'Za dużo danych',
  421: 'Nieznany adres',
  500: 'Błąd strony personelu',
} as const satisfies Partial<Record<ContentfulStatusCode, string>>;

/** A page for people, JSON for tools. */
export function problem({
  c,
  status,
  detail = '',
}: {
  c: Context;
  status: keyof typeof PROBLEMS;
  detail?: string;
}) {
  const title = PROBLEMS[status];
  if (!wantsPage(c)) return c.json({ error: detail || title }, status);
  const frame = c.get('frame') as Frame | undefined;
  const body = html`<p>${detail}</p>
    <p><a href="/">Wróć do strony ${frame ? 'zegara' : 'personelu'}</a></p>`;
  return c.html(page({ title, body, frame }), status);
}

/** Browsers ask for HTML; tools say that they want anything, or JSON. */
export const wantsPage = (c: Context) => c.req.header('accept')?.includes('text/html') ?? false;

/** As fieldsOf, with a list of those that a form has several times. */
export const everyField = async (c: Context) => (isJson(c) ? fieldsOf(c) : c.req.parseBody({ all: true }));

/** The fields of a form or of a JSON object; an empty body has none. Null when it is neither. */
export async function fieldsOf(c: Context): Promise<Record<string, unknown> | null> {
  if (!isJson(c)) return c.req.parseBody();
  const value: unknown = await c.req.json().catch(() => null);
  return typeof value === 'object' && value !== null ? { ...value } : null;
}

const isJson = (c: Context) => c.req.header('content-type')?.startsWith('application/json') ?? false;
