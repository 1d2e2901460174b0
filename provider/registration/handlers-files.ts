import { GUEST_DRAFT_BYTES } from '#contract/registration/files.ts';
import { hashOf, os } from '#provider/core/context.ts';
import { checkedBytes, placedName } from '#provider/core/files/checked-file.ts';
import { FILES_KEPT_MS, MOST_BYTES } from './rules.ts';

/** A file waits for the draft whose secret comes with it; bounds are counted where they are written. */
const add = os.registrationFiles.add.handler(async ({ input, context, errors }) => {
  const { attachmentsVisible, attachmentsRequired } = await context.store.settings.registration();
  if (!attachmentsVisible && !attachmentsRequired) throw errors.CLOSED();
  const keyHash = hashOf(input.key);
  const made = await checkedBytes({ input, context, errors });
  const added = await context.store.transaction(async (store) => {
    await store.registration.lock('files');
    await store.registration.forgetFilesBefore(made.created_at - FILES_KEPT_MS);
    const others = await store.registration.filesOf({ keyHash });
    const filename = await placedName({ store, filename: made.filename, others, errors });
    const ofDraft = others.reduce((sum, { size }) => sum + size, made.size);
    if (ofDraft > GUEST_DRAFT_BYTES) throw errors.FULL_OF_DRAFT();
    if ((await store.registration.bytesOfAll()) + made.size > MOST_BYTES) throw errors.FULL_OF_ALL();
    await store.registration.addFile({ ...made, filename, key_hash: keyHash, registration_id: null });
    return { ...made, filename };
  });
  const { id, filename, type, size, created_at } = added;
  return { id, filename, type, size, addedAt: new Date(created_at).toISOString() };
});

const remove = os.registrationFiles.remove.handler(async ({ input: { key, id }, context, errors }) => {
  const isRemoved = await context.store.registration.removeFile({ keyHash: hashOf(key), id });
  if (!isRemoved) throw errors.NOT_FOUND();
  return { removed: true as const };
});

const removeAll = os.registrationFiles.removeAll.handler(async ({ input: { key }, context }) => {
  await context.store.registration.removeFiles({ keyHash: hashOf(key) });
  return { removed: true as const };
});

export const registrationFiles = { add, remove, removeAll };
