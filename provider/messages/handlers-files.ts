import { os, type CallContext } from '#provider/core/context.ts';
import { addWaitingFile } from '#provider/core/files/waiting.ts';

const DAY_MS = 24 * 3_600_000;
/** As long as a draft of the portal lives. */
const KEPT_DAYS = 30;

const waitingSince = ({ clock }: Pick<CallContext, 'clock'>) => clock.now().getTime() - KEPT_DAYS * DAY_MS;

const addFile = os.messages.addFile.handler(async (call) => {
  const { id, filename, type, size } = await addWaitingFile({
    ...call,
    since: waitingSince(call.context),
    filesOf: ({ messageFiles }) => messageFiles,
  });
  return { id, filename, type, size };
});

const removeFile = os.messages.removeFile.handler(async ({ input: { id }, context, errors }) => {
  const { id: accountId } = await context.account();
  if (!(await context.store.messageFiles.remove({ accountId, id }))) throw errors.NOT_FOUND();
  return { removed: true as const };
});

export const files = { addFile, removeFile };
