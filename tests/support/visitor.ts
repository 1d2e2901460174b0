import { parse, type HTMLElement } from 'node-html-parser';

export const PASSWORD = 'Portal-Pacjenta-2026';

export type Answer = {
  status: number;
  headers: Headers;
  /** Where a redirect leads, path and query; null when it is none. */
  location: string | null;
  html: string;
  page: HTMLElement;
  /** Path and query that was asked for. */
  path: string;
  /** The fields that were sent, when it was a form. */
  sent?: Fields;
};

type Fields = Record<string, string | string[]>;

/** A browser without scripts, a picture or a window: keeps cookies, sends forms as they stand in the page. */
export function createVisitor(origin: string) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Answer> {
    const headers = new Headers(init.headers);
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (jar && !headers.has('cookie')) headers.set('cookie', jar);
    const response = await fetch(origin + path, { ...init, headers, redirect: 'manual' });

    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/max-age=0/i.test(cookie)) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
    // What lets a number break between its groups is nothing that is read.
    const html = (await response.text()).replaceAll('<wbr>', '');
    return {
      status: response.status,
      headers: response.headers,
      location: ownPart(response),
      html,
      page: parse(html),
      path,
    };
  }

  const get = (path: string, headers: Record<string, string> = {}) => send(path, { headers });

  const post = async (
    path: string,
    fields: Fields,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) => ({ ...(await send(path, { method: 'POST', body: encoded(fields), headers })), sent: fields });

  /** Sends a form of a page: its hidden and filled fields, with `fields` on top. */
  function submit(answer: Answer, fields: Fields = {}, selector = '#page-form') {
    const form = answer.page.querySelector(selector);
    if (!form) throw new Error(`no form ${selector} in ${answer.path}`);
    return post(form.getAttribute('action') ?? answer.path, { ...fieldsOf(form), ...fields });
  }

  /** Sends the page's form with files, in parts; an upload that breaks off lacks its last bytes. */
  async function upload(
    answer: Answer,
    files: readonly File[],
    { fields = {}, bytesLost = 0 }: { fields?: Fields; bytesLost?: number } = {},
  ) {
    const form = answer.page.querySelector('form#page-form');
    if (!form) throw new Error(`no form in ${answer.path}`);
    const parts = new FormData();
    for (const [name, values] of Object.entries({ ...fieldsOf(form), ...fields }))
      for (const value of [values].flat()) parts.append(name, value);
    for (const file of files) parts.append('files', file);
    const whole = new Response(parts);
    const type = whole.headers.get('content-type') ?? '';
    const body = (await whole.arrayBuffer()).slice(0, -bytesLost || undefined);
    const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin' };
    return send(form.getAttribute('action') ?? answer.path, { method: 'POST', body, headers });
  }

  /** Follows redirects to the page they lead to. */
  async function follow(answer: Answer): Promise<Answer> {
    let last = answer;
    for (let left = 5; last.location !== null && left > 0; left -= 1) last = await get(last.location);
    return last;
  }

  async function signIn(username: string, password = PASSWORD) {
    return submit(await get('/login'), { username, password });
  }

  function ownPart(response: Response) {
    const location = response.headers.get('location');
    if (location === null) return null;
    const url = new URL(location, origin);
    return url.origin === origin ? url.pathname + url.search : location;
  }

  return { get, post, send, submit, upload, follow, signIn, cookies };
}
export type Visitor = ReturnType<typeof createVisitor>;

/** The fields that a form would send if its button were pressed now. */
export function fieldsOf(form: HTMLElement): Fields {
  const fields: Record<string, string[]> = {};
  for (const control of form.querySelectorAll('input[name], select[name], textarea[name]')) {
    const name = control.getAttribute('name') ?? '';
    const type = control.getAttribute('type') ?? '';
    if (['submit', 'button', 'file'].includes(type)) continue;
    if (['radio', 'checkbox'].includes(type) && !control.hasAttribute('checked')) continue;
    (fields[name] ??= []).push(valueOf(control));
  }
  return fields;
}

function valueOf(control: HTMLElement) {
  if (control.tagName === 'TEXTAREA') return control.text;
  if (control.tagName === 'SELECT') {
    const chosen = control.querySelector('option[selected]') ?? control.querySelector('option');
    return chosen?.getAttribute('value') ?? '';
  }
  return control.getAttribute('value') ?? '';
}

function encoded(fields: Fields) {
  const body = new URLSearchParams();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) body.append(name, value);
  return body;
}

/** Somebody who has signed in, in a browser of their own. @throws when the portal does not let them in */
export async function signedInAt(origin: string, username: string): Promise<Visitor> {
  const visitor = createVisitor(origin);
  const { status, location } = await visitor.signIn(username);
  if (!location) throw new Error(`${username} could not sign in: ${status}`);
  return visitor;
}
