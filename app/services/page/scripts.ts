import devices from '#app/browser/generated/devices.js?url&no-inline';
import live from '#app/browser/generated/live.js?url&no-inline';
import media from '#app/browser/generated/media.js?url&no-inline';
import opentok from '@opentok/client/dist/js/opentok.min.js?url&no-inline';

/** Scripts that some pages load besides app/enhance.js, by their addresses (decision 160). */
export const PAGE_SCRIPTS = { live, media, devices } as const;
export type PageScriptName = keyof typeof PAGE_SCRIPTS;

/** The vendor's library of calls, which the call itself fetches when somebody presses "Połącz". */
export const VENDOR_LIBRARY = opentok;
