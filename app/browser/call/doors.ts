import type { Access } from './call.ts';

const tokens = () => ({
  csrf: document.querySelector<HTMLInputElement>('input[name=csrf]')?.value ?? '',
});

const post = (address: string, fields: Readonly<Record<string, string>>) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ ...tokens(), ...fields }) });

/** Asks for what joins the session; null where it is not given. */
export async function askAccess(address: string, seat: string): Promise<Access | null> {
  try {
    const answer = await post(address, { seat });
    if (!answer.ok || answer.redirected) return null;
    return (await answer.json()) as Access;
  } catch {
    return null;
  }
}

/** Tells that a browser has joined (C-56). Returns whether that is known now. */
export async function tellConnection(
  address: string,
  told: Readonly<{ connectionId: string; seat: string }>,
): Promise<boolean> {
  try {
    const answer = await post(address, told);
    return answer.ok && !answer.redirected;
  } catch {
    return false;
  }
}

export { tokens };
