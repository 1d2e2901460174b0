import { describe, expect, test } from 'vitest';
import { readEnvironment } from '#app/services/request/environment.server.ts';
import { groupsOf } from '#app/services/request/address-groups.ts';
import { requestLimit } from '#server/gate/request-limit.ts';

describe('groups of addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2/64', '2001:db8:1/48'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2/64', '2001:db8:1/48'],
    ['2001:db8::9', '2001:db8:0:0/64', '2001:db8:0/48'],
    ['fe80::1%eth0', 'fe80:0:0:0/64', 'fe80:0:0/48'],
    ['::1', '0:0:0:0/64', '0:0:0/48'],
  ])('%s is of %s in %s', (address, near, wide) => {
    expect(groupsOf(address)).toEqual({ near, wide });
  });
});

describe('requests in a minute', () => {
  const limitWith = (elapsed: () => number) => {
    const environment = readEnvironment({ REQUESTS_PER_MINUTE: '2' });
    return requestLimit({ environment }, elapsed);
  };

  test('are counted by a clock that nobody sets', () => {
    let elapsed = 1_000_000;
    const refused = limitWith(() => elapsed);
    const ask = () => refused('203.0.113.7')?.retryAfterSeconds ?? null;
    expect([ask(), ask(), ask()]).toEqual([null, null, 60]);
    elapsed += 59_000;
    expect(ask()).toBe(1);
    elapsed += 1_000;
    expect(ask()).toBeNull();
  });

  test('of a network are those of twenty households', () => {
    const refused = limitWith(() => 0);
    const answers = Array.from({ length: 21 }, (_, household) => {
      const address = `2001:db8:1:${household}::1`;
      return [refused(address), refused(address)].filter(Boolean).length;
    });
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 0));
    expect(answers[20]).toBe(2);
    expect(refused('2001:db8:2::1')).toBeNull();
  });
});
