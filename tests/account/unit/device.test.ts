import { expect, it } from 'vitest';
import { deviceOf, partsOfDevice } from '#app/domain/account/device.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'firefox-windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36 Edg/129.0.0.0',
    'edge-windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
    'samsung-android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'safari-ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    'safari-mac',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Safari/537.36',
    'chrome-chromeos',
  ],
  ['Lynx/2.9.0dev.12 libwww-FM/2.14', 'text-other'],
  ['curl/8.5.0', 'other-other'],
  ['', undefined],
  [null, undefined],
])('a browser is known by its kind and its system: %s', (userAgent, expected) => {
  expect(deviceOf(userAgent)).toBe(expected);
});

it('words that nobody of the portal has written are no device', () => {
  expect(partsOfDevice('firefox-windows')).toEqual({ browser: 'firefox', system: 'windows' });
  for (const other of ['firefox', 'netscape-windows', 'firefox-windows-x', '', null])
    expect(partsOfDevice(other)).toBeNull();
});
