import type { ServerBuild } from '@remix-run/node';
import { createNote } from '#app/services/request/notes.ts';

/**
 * Keeps a build's data here. Pages are not hydrated, so Remix need not write what loaders answer for the browser as
 * well: it is given empty answers, and the page the real ones.
 */
export function withEmptyAnswers(build: ServerBuild): ServerBuild {
  const answers = createNote<object, unknown>();

  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader } = route.module;
    if (!loader) return [id, route] as const;
    const unsentLoader: typeof loader = async (args) => {
      const answer: unknown = await loader(args);
      const isWrapped = isDataWithInit(answer);
      if (!isPlain(isWrapped ? answer.data : answer)) return answer;
      const sent = {};
      answers.set(sent, isWrapped ? answer.data : answer);
      return isWrapped ? { ...answer, data: sent } : sent;
    };
    return [id, { ...route, module: { ...route.module, loader: unsentLoader } }] as const;
  });

  const { module } = build.entry;
  const render: typeof module.default = (...args) => {
    const [, , , { staticHandlerContext }] = args;
    const { loaderData } = staticHandlerContext;
    for (const [id, sent] of Object.entries<object>(loaderData)) loaderData[id] = answers.get(sent) ?? sent;
    return module.default(...args);
  };
  return {
    ...build,
    routes: Object.fromEntries(routes),
    entry: { module: { ...module, default: render } },
  };
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** True where Remix's data() made it. */
const isDataWithInit = (answer: unknown): answer is { data: unknown } =>
  typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'DataWithResponseInit';
