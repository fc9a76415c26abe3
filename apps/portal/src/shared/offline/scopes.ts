import { paths, routePaths } from '../../app/paths.ts';

/**
 * The two parts of the portal that the service worker may look after, one registration each: `/`
 * as one scope would put the back office under it on a bare host.
 */
export const trackOrderScope = paths.trackOrder();
export const orderDetailsScope = `/${routePaths.orderDetails.split(':')[0]}`;

/** How the installed app starts: the person opened it from this device's home screen. */
export const startMark = { name: 'from', value: 'home-screen' } as const;
