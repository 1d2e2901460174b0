import { expect, it } from 'vitest';
import { isGood, keptPin, newPin, triedPin } from '#provider/mobile-app/rules.ts';

const MINUTE = 60_000;
const PIN = '01234567';
const row = keptPin({ patientId: 'patient-1001', accountId: 'account-2001', pin: PIN, now: 0 });

it('has eight digits, zeros in front too', () => {
  const pins = Array.from({ length: 200 }, () => newPin());
  for (const pin of pins) expect(pin).toMatch(/^\d{8}$/);
  expect(new Set(pins).size).toBeGreaterThan(190);
});

it('is kept as a hash, another one of each patient', () => {
  expect(JSON.stringify(row)).not.toContain(PIN);
  const other = keptPin({ patientId: 'patient-1002', accountId: 'account-2001', pin: PIN, now: 0 });
  expect(other.pin_hash).not.toBe(row.pin_hash);
});

it('is good for ten minutes, to the millisecond', () => {
  expect(triedPin({ row, pin: PIN, now: 10 * MINUTE - 1 }).outcome).toBe('RIGHT');
  expect(triedPin({ row, pin: PIN, now: 10 * MINUTE }).outcome).toBe('OVER');
  expect(isGood({ row, now: 10 * MINUTE })).toBe(false);
  expect(triedPin({ row: undefined, pin: PIN, now: 0 }).outcome).toBe('OVER');
});

it('has five tries', () => {
  let tried = row;
  for (const left of [4, 3, 2, 1, 0]) {
    const { outcome, triesLeft } = triedPin({ row: tried, pin: '76543210', now: 1 });
    expect([outcome, triesLeft]).toEqual(['WRONG', left]);
    tried = { ...tried, tries_left: triesLeft };
  }
  expect(triedPin({ row: tried, pin: PIN, now: 1 }).outcome).toBe('OVER');
});
