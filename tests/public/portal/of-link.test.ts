import { expect, it } from 'vitest';
import { portalForFile } from '#tests/support/portal-for-file.ts';
import { passwordLinkTo } from '#tests/support/password-links.ts';
import { createVisitor, type Answer } from '#tests/support/visitor.ts';
import { say } from '#tests/support/words.ts';

const at = portalForFile();
const EWA = 'ewa.dabrowska@example.com';
const wordsOf = ({ page }: Answer) => page.querySelector('main')?.text.replaceAll(/\s+/g, ' ') ?? '';

it('the link of a mail that is opened in somebody else’s session says whose it is', async () => {
  const guest = createVisitor(at.portal.origin);
  await guest.submit(await guest.get('/resetpassword'), { contact: EWA });
  const link = await passwordLinkTo(at.portal, EWA);

  const address = say('public:ofLink.email', { address: 'e•••@example.com' });
  const own = wordsOf(await guest.follow(await guest.get(link)));
  expect(own).toContain(address);
  expect(own).not.toContain(say('public:ofLink.other'));

  const jan = await at.signedIn('jan.nowak');
  const others = wordsOf(await jan.follow(await jan.get(link)));
  for (const said of [address, say('public:ofLink.other'), say('public:ofLink.signsOut')])
    expect(others).toContain(said);
});
