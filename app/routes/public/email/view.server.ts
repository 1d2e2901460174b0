import type { ShellNotice } from '#app/components/page/index.ts';
import { onTheWayIn } from '#app/routes/public/entry-query.server.ts';
import type { PortalRequest } from '#app/services/request/portal-request.server.ts';
import { keptToken, linkState, nameLetIn, whatIsWrong } from './form.server.ts';

/** The page of a link that confirms an address: what it is good for, or has done. */
export async function confirmView(request: PortalRequest) {
  const { t, url } = request;
  const username = nameLetIn(request);
  const kept = keptToken(request);
  const { state, asks, ...whose } = await linkState(request, kept);
  const isDone = state === 'used' || username !== null;
  const over = kept === null ? 'missingTitle' : 'overTitle';
  const title = isDone ? 'done' : state === 'owner' ? 'owner' : state === 'over' ? over : 'title';
  const done: ShellNotice = { kind: 'success', text: t('public:email.confirm.doneText') };
  return {
    title: t(`public:email.confirm.${title}`),
    username,
    asks,
    state,
    whose,
    notices: state === 'used' ? [done] : [],
    problem: whatIsWrong(kept),
    isPost: request.isPost,
    isSignedIn: request.session !== null,
    loginPath: onTheWayIn('/login', url),
    ownerPath: `/login?return=${encodeURIComponent(onTheWayIn('/confirm', url))}`,
    resendPath: onTheWayIn('/resendactivationlink', url),
  };
}
