import { afterEach, expect, it } from 'vitest';
import { hospitalAnswers } from '#tests/given-consents/scene.ts';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { storesAt } from '#tests/support/scene.ts';
import { signedBy, unsign } from '#tests/support/signing-desk.ts';

/** A-144, B-33: the authorization of a person learns where the signed consent is, whatever becomes of the process meanwhile. */

const at = portalForFile();
const stores = storesAt(() => at.portal.dataDirectory);
const ID = 'consent-7001';
const AUTHORIZATION = 'authorization-of-a-test';

afterEach(() => {
  unsign(stores, ID);
  hospitalAnswers(stores, 'WORKS');
  stores.change('portal', 'delete from second_steps where document_id = ?', ID);
  stores.change('provider', 'delete from carer_authorizations where id = ?', AUTHORIZATION);
});

/** As the hospital's system has it before the signature. */
const lay = () =>
  stores.change(
    'provider',
    `insert into carer_authorizations
       (id, key_hash, patient_id, consent_id, name, last_name, type, date_from, awaits_signature, system_id, made_at)
     values (?, ?, 'patient-1001', ?, 'Ewa', 'Maj', 'CDPM', '2026-01-01', 1, 'active-1', 0)`,
    AUTHORIZATION,
    AUTHORIZATION,
    ID,
  );
const forget = () => {
  stores.change('portal', 'delete from second_steps where document_id = ?', ID);
  stores.change('provider', 'update carer_authorizations set url = null where id = ?', AUTHORIZATION);
};
const urlOf = () =>
  (
    stores.read('provider', 'select url from carer_authorizations where id = ?', AUTHORIZATION) as {
      url: string | null;
    }
  ).url;

it('is told with the signature, and by the next look where the note was lost', async () => {
  lay();
  const jan = await at.signedIn();
  await signedBy(jan, `/consents/${ID}/sign`);
  const signed = urlOf();
  expect(signed).toMatch(new RegExp(`/consents/${ID}/signed$`));
  for (const path of [`/consents/${ID}`, `/consents/${ID}/sign`]) {
    // The process died between the signature and the note.
    forget();
    await jan.get(path);
    expect([path, urlOf()]).toEqual([path, signed]);
  }
});

it('that waits is not told twice, and what was refused stays told', async () => {
  lay();
  const jan = await at.signedIn();
  await signedBy(jan, `/consents/${ID}/sign`);
  for (const answers of ['FAILS', 'REFUSES'] as const) {
    forget();
    hospitalAnswers(stores, answers);
    await jan.get(`/consents/${ID}`);
    await jan.get(`/consents/${ID}`);
    const noted = stores.read(
      'portal',
      'select count(*) as many from second_steps where document_id = ?',
      ID,
    );
    expect([answers, noted, urlOf()]).toEqual([answers, { many: 1 }, null]);
  }
});
