import { data } from '@remix-run/node';
import { ORPCError } from '@orpc/client';
import type { ProviderClient } from '#contract/index.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { declarationCalls } from '#app/services/second-steps/declaration-calls.server.ts';
import { stepKinds } from '#app/services/second-steps/kinds.ts';
import { secondSteps } from '#app/services/second-steps/second-steps.server.ts';
import { portalMigrations } from '#app/services/store/migrations.server.ts';
import { createPortalStore } from '#app/services/store/portal-store.server.ts';
import type { PortalTables } from '#app/services/store/tables.server.ts';
import { migrate, openDatabase } from '#database/index.ts';

/** The way in which a system answers: not at all; or it does what it is asked, and its answer is lost. */
export type Weather = 'UP' | 'DOWN' | 'LOST';
export type System = 'portal' | 'hospital';
export type Sky = Record<System, Weather>;

const systemOf = (group: string): System => (group === 'hospitalDeclarations' ? 'hospital' : 'portal');
const isRead = (call: string) => ['get', 'list', 'forPatient'].includes(call);

/** The error that a page gets of an outage, thrown as the provider's client throws it. */
const outage = (inDoubt?: string) =>
  data({ kind: 'outage', since: 'then', ...(inDoubt && { inDoubt }) }, { status: 503 }) as unknown as Error;

/** The end to which a call has come in truth, whatever is heard of it. */
export type Heard = (call: string, told: { word: string; answer?: unknown }) => void;

/** A client whose systems answer as the sky says. */
export function under(sky: Sky, client: ProviderClient, heard: Heard = () => undefined): ProviderClient {
  const group = (name: string) =>
    new Proxy(Reflect.get(client, name) as object, {
      get: (calls, call: string) => async (input: unknown) => {
        const weather = sky[systemOf(name)];
        if (weather === 'DOWN') throw outage();
        const made = await outcomeOf(
          (Reflect.get(calls, call) as (input: unknown) => Promise<unknown>)(input),
        );
        const word = made.is === 'NO' ? String(made.error.code) : 'DONE';
        heard(`${name}.${call}`, { word, ...(made.is === 'DONE' && { answer: made.answer }) });
        if (weather === 'LOST') throw outage(isRead(call) ? undefined : `${name}.${call}`);
        if (made.is === 'NO') throw made.error;
        return made.is === 'DONE' ? made.answer : undefined;
      },
    });
  return new Proxy(client, { get: (_, name: string) => (name === 'then' ? undefined : group(name)) });
}

type Refusal = ORPCError<string, unknown>;
/** The outcome: it was done, refused, or nobody knows. */
export type Outcome<Answer> =
  { is: 'DONE'; answer: Answer } | { is: 'NO'; error: Refusal } | { is: 'OUTAGE' };

export const outcomeOf = <Answer>(call: Promise<Answer>): Promise<Outcome<Answer>> =>
  call.then(
    (answer) => ({ is: 'DONE', answer }) as const,
    (error: unknown) => {
      if (error instanceof ORPCError && error.defined) return { is: 'NO', error: error as Refusal } as const;
      const body = (error as { data?: { kind?: unknown } }).data;
      if (body?.kind !== 'outage') throw error;
      return { is: 'OUTAGE' } as const;
    },
  );

/** The portal's second steps of declarations, kept in a store of its own. */
export async function portalAt(databaseUrl: string) {
  const db = openDatabase<PortalTables>(databaseUrl);
  await migrate(db, portalMigrations);
  const store = createPortalStore({ db, secret: 'a secret of the tests, long enough to be one' });
  const steps = secondSteps({
    kinds: stepKinds,
    callsOf: (request: AccountRequest) => ({
      carers: request.provider.carerAuthorizations,
      consents: {} as never,
      declarations: declarationCalls(request),
      consultations: {} as never,
    }),
  });
  const requestOf = (asked: { provider: ProviderClient; accountId: string; now: Date }) =>
    ({
      isPrefetch: false,
      now: asked.now,
      provider: asked.provider,
      session: { accountId: asked.accountId },
      context: { portal: { store, log: { warn: () => undefined } } },
    }) as unknown as AccountRequest;
  return { db, store, steps, requestOf };
}
export type Portal = Awaited<ReturnType<typeof portalAt>>;

/** Three ways of choosing, each another text on the paper. */
export const CHOICES = [
  { healthcareProviderChoiceOrderNumber: 1, practitionerChoiceOrderNumber: 1 },
  {
    healthcareProviderChoiceOrderNumber: 2,
    healthcareProviderChoiceOrderReasonCode: 5,
    practitionerChoiceOrderNumber: 1,
  },
  {
    healthcareProviderChoiceOrderNumber: 1,
    practitionerChoiceOrderNumber: 3,
    practitionerChoiceOrderReasonCode: 4,
    practitionerChoiceOtherReason: 'Przychodnia zmieniła godziny.',
  },
] as const;
