import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import { localDay } from '#provider/core/local-time.ts';
import { toDo as areas } from '#provider/generated/to-do.ts';
import type { AreaToDo, Looking } from './waiting.ts';

const toDo = os.home.toDo.handler(async ({ input, context }) => {
  const { patients } = await context.access.scope({ ...input, action: 'home.toDo' });
  const looking = await lookingAt(context, new Set(patients.map(({ id }) => id)));
  const notAsked: string[] = [];
  const found = await Promise.all(
    Object.entries<AreaToDo>(areas).map(async ([area, ask]) => {
      const waiting = await ask(looking).catch((error: unknown) => {
        // Whoever is signed out meanwhile is told so; what fails in one area hides no other.
        if (error instanceof ORPCError) throw error;
        context.log.error({ area, error, requestId: context.requestId }, 'what waits could not be read');
        notAsked.push(area);
        return [];
      });
      return waiting.map((one) => ({ area, ...one }));
    }),
  );
  return { entries: found.flat(), ...(notAsked.length > 0 && { notAsked }) };
});

/** Makes what areas look by, of these patients. */
async function lookingAt(context: CallContext, asked: ReadonlySet<string>): Promise<Looking> {
  const { access, clock } = context;
  const now = clock.now().getTime();
  const patients: Looking['patients'] = async (action) =>
    (await access.reachable(action)).filter(({ id }) => asked.has(id));
  return {
    context,
    accountId: (await context.account()).id,
    now,
    today: localDay(now),
    patients,
    seen: async (action) => access.seen(await patients(action)),
    async record(action) {
      const reached = await patients(action);
      const isWhole = await Promise.all(
        reached.map((patient) => access.mayReach({ patient, action, madeBy: null })),
      );
      return access.whoeverMade(reached.filter((_, index) => isWhole[index]));
    },
  };
}

export const home = { toDo };
