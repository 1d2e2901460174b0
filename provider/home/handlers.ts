import { ORPCError } from '@orpc/server';
import { os, type CallContext } from '#provider/core/context.ts';
import type { Frame } from '#contract/home/schemas.ts';
import { localDay } from '#contract/days/reading/warsaw.ts';
import { frame as frameParts } from '#provider/generated/frame.ts';
import { toDo as areas } from '#provider/generated/to-do.ts';
import type { FramePart } from '#provider/core/frame-part.ts';
import type { AreaToDo, Looking } from '#provider/core/waiting.ts';

/** No page waits longer for a number that it can be without. */
const PATIENCE_MS = 500;

type Part = Readonly<{ context: CallContext; area: string; said: Promise<Partial<Frame>> }>;

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

const frame = os.home.frame.handler(async ({ context }) => {
  const parts = await Promise.all(
    Object.entries<FramePart>(frameParts).map(([area, part]) =>
      part.isNeeded ? part.say(context) : orWithout({ context, area, said: part.say(context) }),
    ),
  );
  return Object.assign({}, ...parts) as Frame;
});

/** Returns what is said, or nothing where that fails or takes long. */
async function orWithout({ context, area, said }: Part) {
  const { requestId, log } = context;
  const settled = said.catch((error: unknown): Partial<Frame> => {
    if (error instanceof ORPCError) throw error;
    log.error({ area, error, requestId }, 'a part of the frame could not be read');
    return {};
  });
  let stop: (() => void) | undefined;
  const nothing = new Promise<Partial<Frame>>((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS, {});
    stop = () => clearTimeout(timer);
  });
  try {
    return await Promise.race([settled, nothing]);
  } finally {
    stop?.();
  }
}

export const home = { toDo, frame };
