import type { Kind } from '#provider/core/signatures/made-up/authority.ts';
import { createAuthority } from '#provider/core/signatures/made-up/authority.ts';
import { createDesk } from '#provider/signing/bench/desk.ts';
import { signedAtDesk, type Format, type Spoiling } from '#provider/signing/bench/signed.ts';
import { START, type TestProvider } from '#tests/support/providers.ts';
import { madeUpKinds } from './made-up-kinds.ts';

const JAN = 'patient-1001';

/** A desk with documents of made-up kinds, and what people do at it. */
export function deskOfTests() {
  const authority = createAuthority();
  const kinds = madeUpKinds();
  let at: TestProvider | undefined;
  const clock = { now: () => at?.clock.now() ?? new Date(START) };
  const desk = createDesk({ clock, patienceMs: 1_000 });
  desk.standAt('http://podpis.example');
  const options = {
    signatures: { madeUp: authority },
    signingService: desk.service,
    signables: kinds.signables,
  };

  async function holderOf(id: string) {
    const query = at?.provider.db.selectFrom('patients').selectAll().where('id', '=', id);
    const row = await query?.executeTakeFirstOrThrow();
    if (!row) throw new Error('no provider');
    const { name, last_name: lastName, national_id: pesel, birth_date: birthDate } = row;
    return { name, lastName, pesel, birthDate };
  }

  return {
    desk,
    kinds,
    options,
    /** Before each test: nothing lies anywhere. */
    async begin(portal: TestProvider) {
      at = portal;
      portal.clock.reset();
      desk.reset();
      kinds.clear();
      await portal.provider.db.deleteFrom('audit').execute();
      await portal.provider.db.deleteFrom('signings').execute();
      await portal.provider.db.deleteFrom('signed_documents').execute();
    },
    /** Somebody signs what lies at an address. */
    async sign(
      url: string,
      signing: {
        by?: string;
        certificate?: Kind;
        spoil?: Spoiling;
        format?: Format;
        isHeldBack?: boolean;
      } = {},
    ) {
      const {
        by = JAN,
        certificate = 'GOOD',
        spoil = 'NONE',
        format = 'PAdES',
        isHeldBack = false,
      } = signing;
      const token = url.split('/').at(-1) ?? '';
      const content = desk.find(token)?.content;
      if (!content) throw new Error(`nothing lies at ${url}`);
      const signed = await signedAtDesk({
        authority,
        content,
        certificate,
        spoil,
        format,
        at: clock.now(),
        holder: await holderOf(by),
      });
      desk.sign(token, { signed: new Uint8Array(signed), isHeldBack });
    },
    /** The nonce in the address by which the service leads back. */
    nonceOf(url: string, word: 'ok' | 'error' = 'ok') {
      const document = desk.find(url.split('/').at(-1) ?? '');
      const back = new URL((word === 'ok' ? document?.successUrl : document?.errorUrl) ?? '');
      return { nonce: back.searchParams.get('nonce') ?? '', word };
    },
  };
}
