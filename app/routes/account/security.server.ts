import { partsOfDevice } from '#app/domain/account/device.ts';
import type { AccountRequest } from '#app/services/access/guard.server.ts';
import { sessionHandle } from '#app/services/access/session-handles.server.ts';
import { redirectWithNotice } from '#app/services/page/notices.server.ts';
import { orOutage } from '#app/services/provider/provider.server.ts';
import { ENDED_ELSEWHERE_NOTICE } from '#app/services/request/open-request.server.ts';
import type { OpenOne } from '#app/services/store/open-sessions.server.ts';
import { asFarAsPossible } from '#app/services/store/as-far-as-possible.server.ts';
import { textIn } from '#app/services/text/texts.ts';

const PATH = '/account/security';

/** "dziś, 7:47" */
const momentOf = ({ language, now }: AccountRequest, at: number | string) =>
  textIn(language).formatMoment(new Date(at).toISOString(), now);

const openOnes = ({ context, session, now }: AccountRequest) =>
  context.portal.store.sessions.openOnes({ accountId: session.accountId, now: now.getTime() });

/** Where the account is signed in, this browser first, and what has happened at its door. */
export async function securityPage(request: AccountRequest) {
  const [open, events] = await Promise.all([openOnes(request), orOutage(request.provider.account.signIns())]);
  const isHere = ({ idHash }: OpenOne) => idHash === request.session.idHash;
  const sorted = [...open.filter(isHere), ...open.filter((one) => !isHere(one))];
  return {
    sessions: sorted.map((one) => ({
      handle: sessionHandle(request, one.idHash),
      device: partsOfDevice(one.device),
      isHere: isHere(one),
      opened: momentOf(request, one.createdAt),
      seen: momentOf(request, one.seenAt),
    })),
    events: events.ok
      ? events.data.map(({ at, type, device }) => ({
          at: momentOf(request, at),
          type,
          device: partsOfDevice(device),
        }))
      : null,
    since: events.ok ? null : events.outage.since,
  };
}
export type SecurityPage = Awaited<ReturnType<typeof securityPage>>;

/** Ends the session of a handle, or all but this one; a handle of nobody's says that it is over (S-15). */
export async function endSessions(request: AccountRequest, handle: string | null) {
  const others = (await openOnes(request)).filter(({ idHash }) => idHash !== request.session.idHash);
  const chosen =
    handle === null ? others : others.filter(({ idHash }) => sessionHandle(request, idHash) === handle);
  for (const one of chosen) await end(request, one);
  if (handle === null) return redirectWithNotice(request, PATH, 'account:security.endedAll');
  const isOver = chosen.length === 0;
  return redirectWithNotice(
    request,
    PATH,
    isOver ? { key: 'account:security.over', kind: 'notice' } : 'account:security.ended',
  );
}

/** The portal's first, for that is what opens pages; then the provider's, as far as it answers. */
async function end({ session: { accountId }, now: at, language, context }: AccountRequest, one: OpenOne) {
  const { portal, requestId } = context;
  const { sessions } = portal.store;
  const now = at.getTime();
  const notice = { key: ENDED_ELSEWHERE_NOTICE, kind: 'notice' as const, at: now, shown: false };
  await asFarAsPossible(sessions.changeNotices({ idHash: one.idHash, change: () => [notice] }));
  await sessions.end({ idHash: one.idHash, accountId, now });
  if (one.token === null) return;
  await portal
    .provider({ token: one.token, language, requestId })
    .account.signOut()
    .catch(() => undefined);
}
